/** Days and moments in ISO 8601, as they are written: `2026-12-01`, or with a time and how far it is from UTC. */
const hour = 3_600_000;

export const isWholeDay = (written: string) => written.length === 10;

/** A day begins at midnight UTC here, which is only for putting things in order. */
export const firstMoment = (written: string) => Date.parse(written);

/** A day has ended when it has ended everywhere: in the last time zone it ends twelve hours after UTC. */
export const lastMoment = (written: string) => Date.parse(written) + (isWholeDay(written) ? 36 * hour : 0);

/** The clock at the place where it was written, and how far that is from UTC as people write it; empty where it is not. */
export function clockOf(written: string): { time: string; offset: string } | undefined {
  const [, time, sign, hours, minutes] = /T(\d\d:\d\d)[^Z+-]*(?:Z|([+-])(\d\d):(\d\d))$/.exec(written) ?? [];
  if (!time) return undefined;
  const isUtc = !sign || (hours === '00' && minutes === '00');
  return { time, offset: isUtc ? '' : `${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}` };
}

/** A moment as the clock shows it that is so many minutes east of UTC. */
export function writtenAt(moment: number, east: number): string {
  const shown = new Date(moment + east * 60_000).toISOString().slice(0, 16);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${shown}${east < 0 ? '-' : '+'}${two(Math.floor(Math.abs(east) / 60))}:${two(Math.abs(east) % 60)}`;
}
