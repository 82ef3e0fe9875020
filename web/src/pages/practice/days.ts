// Days of the calendar in universal time, as 2030-01-31: the puzzle of the day changes for everybody at the same moment.

const DAY = 24 * 60 * 60 * 1000;

/** The day that it is. */
export function today(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The day some days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar that has begun. */
export function isPastDay(text: string | null, now = Date.now()): text is string {
  if (!text || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  return today(Date.parse(text)) === text && text <= today(now);
}
