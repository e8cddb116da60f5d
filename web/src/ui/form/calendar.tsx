import { calendarTexts as texts } from '@lab/contract/features/calendar/texts';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { type CalendarProps, CalendarWindow } from './calendar-window.tsx';
import styles from './form.module.css';

type Precision = 'year' | 'month' | 'day';

const precisions: readonly Precision[] = ['year', 'month', 'day'];
const formats = { year: 'YYYY', month: 'YYYY-MM', day: 'YYYY-MM-DD' } as const;
const lengths = { year: 4, month: 7, day: 10 } as const;

function precisionOf(value: string): Precision {
  return precisions.find((one) => lengths[one] === value.length) ?? 'day';
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
    <CalendarWindow anchor={anchor} label={label} onClose={onClose}>
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
    </CalendarWindow>
  );
}
