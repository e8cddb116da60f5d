import { calendarTexts as texts } from '@lab/contract/calendar/texts';
import { siteTexts } from '@lab/contract/texts';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import styles from './form.module.css';

type Precision = 'year' | 'month' | 'day';

const precisions: readonly Precision[] = ['year', 'month', 'day'];
const formats = { year: 'YYYY', month: 'YYYY-MM', day: 'YYYY-MM-DD' } as const;
const lengths = { year: 4, month: 7, day: 10 } as const;

const named = (options: Intl.DateTimeFormatOptions, dates: Date[]) => {
  const format = new Intl.DateTimeFormat(siteTexts.language, { ...options, timeZone: 'UTC' });
  return dates.map((date) => format.format(date));
};
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
// 4 January 2026 was a Sunday.
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)));
const locale = 'site';
/** The browser knows the names of months in the language of the site, so no other language has to be bundled. */
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
};

function precisionOf(value: string): Precision {
  return precisions.find((one) => lengths[one] === value.length) ?? 'day';
}

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

export function Calendar({ anchor, label, value, anyPrecision, onPick, onClose }: CalendarProps) {
  const [precision, setPrecision] = useState<Precision>(anyPrecision ? precisionOf(value) : 'day');
  const written = value ? dayjs(value.length === lengths.year ? `${value}-01-01` : value) : null;
  const shown = written?.isValid() ? written : null;

  const pick = (picked: Dayjs | null, step: string | undefined) => {
    if (!picked || step !== 'finish') return;
    onPick(picked.format(formats[precision]));
    onClose();
  };

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
        {anyPrecision && (
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            className={styles.precision}
            aria-label={texts.precision}
            value={precision}
            onChange={(_, chosen: Precision | null) => chosen && setPrecision(chosen)}
          >
            {precisions.map((one) => (
              <ToggleButton key={one} value={one}>
                {texts.precisions[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <DateCalendar
          key={precision}
          autoFocus
          reduceAnimations
          value={shown}
          views={precisions.slice(0, precisions.indexOf(precision) + 1)}
          openTo={shown || precision === 'day' ? precision : 'year'}
          onChange={pick}
        />
      </LocalizationProvider>
    </Popover>
  );
}
