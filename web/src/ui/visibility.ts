// Whether something is in sight: what nobody sees need not be followed.
import type { Attachment } from "svelte/attachments";

/** Call when the element comes into sight, and when it leaves it or goes away. */
export function onVisibility(see: () => void, unsee: () => void): Attachment<Element> {
  return (element) => {
    let isSeen = false;
    const observer = new IntersectionObserver((entries) => {
      const isNow = entries.at(-1)?.isIntersecting ?? false;
      if (isNow === isSeen) return;
      isSeen = isNow;
      if (isNow) see();
      else unsee();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (isSeen) unsee();
    };
  };
}
