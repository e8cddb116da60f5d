import { calendarTexts as texts } from '@lab/contract/features/calendar/texts';
import Button from '@mui/material/Button';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';
import { type CalendarProps, CalendarWindow } from './calendar-window.tsx';
import styles from './form.module.css';

const formats = { day: 'YYYY-MM-DD', time: 'YYYY-MM-DD HH:mm' } as const;

/** Picks a day, and a time if there is one. */
export function Calendar({ anchor, label, value, onPick, onClose }: CalendarProps) {
  const written = value ? dayjs(value) : null;
  const shown = written?.isValid() ? written : null;
  const hasTime = shown !== null && value.length > formats.day.length;
  const pick = (picked: Dayjs | null, format: string) => picked && onPick(picked.format(format));
  return (
    <CalendarWindow anchor={anchor} label={label} onClose={onClose}>
      <div className={styles.dayAndTime}>
        <DateCalendar
          autoFocus
          reduceAnimations
          value={shown}
          views={['year', 'day']}
          openTo="day"
          onChange={(picked, step) => step === 'finish' && pick(picked, hasTime ? formats.time : formats.day)}
        />
        <MultiSectionDigitalClock
          className={styles.clock}
          ampm={false}
          // Of a whole day no time is chosen.
          value={hasTime ? shown : null}
          referenceDate={shown ?? dayjs().startOf('day')}
          onChange={(picked: Dayjs | null) => pick(picked, formats.time)}
        />
      </div>
      <div className={styles.calendarButtons}>
        <Button disabled={!hasTime} onClick={() => pick(shown, formats.day)}>
          {texts.wholeDay}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </CalendarWindow>
  );
}
