import { calendarTexts as texts } from '@lab/contract/features/calendar/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';

const named = (options: Intl.DateTimeFormatOptions, dates: Date[]) => {
  const format = new Intl.DateTimeFormat(siteTexts.language, { ...options, timeZone: 'UTC' });
  return dates.map((date) => format.format(date));
};
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
// 4 January 2026 was a Sunday.
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)));
const locale = 'site';
/**
 * The browser knows the names of months in the language of the site, so no other language has to be bundled.
 */
dayjs.locale(
  {
    name: locale,
    weekStart: 1,
    months: named({ month: 'long' }, months),
    monthsShort: named({ month: 'short' }, months),
    weekdays: named({ weekday: 'long' }, weekdays),
    weekdaysShort: named({ weekday: 'short' }, weekdays),
    weekdaysMin: named({ weekday: 'narrow' }, weekdays),
    ordinal: (day: number) => String(day),
    formats: dayjs.Ls.en?.formats ?? {},
    relativeTime: {},
  },
  undefined,
  true,
);

const words = {
  previousMonth: texts.previousMonth,
  nextMonth: texts.nextMonth,
  calendarViewSwitchingButtonAriaLabel: (view: string) =>
    view === 'year' ? texts.closeYears : texts.chooseYear,
  selectViewText: (view: string) => (view === 'hours' ? texts.hours : texts.minutes),
  hoursClockNumberText: (hour: string) => texts.hour(hour.padStart(2, '0')),
  minutesClockNumberText: (minute: string) => texts.minute(minute.padStart(2, '0')),
};

export interface CalendarProps {
  anchor: HTMLElement;
  /** The name of the field. */
  label: string;
  value: string;
  /** Also offers to pick only a year or a month. */
  anyPrecision: boolean;
  onPick: (value: string) => void;
  onClose: () => void;
}

type WindowProps = Pick<CalendarProps, 'anchor' | 'label' | 'onClose'> & { children: ReactNode };

export function CalendarWindow({ anchor, label, onClose, children }: WindowProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={0}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': texts.title(label) } }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={words}>
        {children}
      </LocalizationProvider>
    </Popover>
  );
}
