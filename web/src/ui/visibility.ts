// Reports whether an element is visible, so that hidden ones need no updates.
import type { Attachment } from "svelte/attachments";

/** Call `see` when the element becomes visible, and `unsee` when it is hidden or removed. */
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
