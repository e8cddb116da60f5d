/** The file for people's own calendars beside a page: of all events, or of one. */
const ending = '.ics';

export const calendarFileOf = (page: string) => page + ending;

/** The page that such a file belongs to. */
export function pageOfCalendarFile(pathname: string): string | undefined {
  return pathname.endsWith(ending) ? pathname.slice(0, -ending.length) : undefined;
}
