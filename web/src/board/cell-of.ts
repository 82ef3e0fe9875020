/** The cell whose element, or a part of it, an event happened on. */
export function cellOf(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<SVGElement>("[data-cell]") : null;
  return element?.dataset.cell ?? null;
}
