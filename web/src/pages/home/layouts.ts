// The layouts of Abalone that the form shows.

/** The layouts to show at first: the best known ones, with the chosen one always among them. */
export function shortlist(names: string[], chosen: string, count: number): string[] {
  const first = names.slice(0, count);
  return first.includes(chosen) || !names.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}
