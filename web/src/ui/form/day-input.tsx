import { calendarTexts } from '@lab/contract/features/calendar/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import CalendarIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type ComponentType, useState } from 'react';
import { toast } from '../../lib/toast.ts';
import type { CalendarProps } from './calendar-window.tsx';

type Props = Omit<TextFieldProps, 'label' | 'value' | 'onChange'> & {
  label: string;
  /** `2026-12-01`; with `anyPrecision` also `2026-12` or `2026`. */
  value: string;
  onChange: (value: string) => void;
  anyPrecision?: boolean;
  /** Loads the code of the calendar when it is opened. */
  load?: () => Promise<{ Calendar: ComponentType<CalendarProps> }>;
};

const loadCalendar = () => import('./calendar.tsx');

/** A day that is typed, or picked in a calendar. */
export function DayInput(props: Props) {
  const {
    label,
    value,
    onChange,
    anyPrecision = false,
    load = loadCalendar,
    helperText,
    slotProps,
    ...rest
  } = props;
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  async function open(button: HTMLElement) {
    try {
      const { Calendar: loaded } = await load();
      setCalendar(() => loaded);
      setAnchor(button);
    } catch {
      // The day can still be typed.
      toast(siteTexts.noConnection, { kind: 'error' });
    }
  }

  return (
    <>
      <TextField
        {...rest}
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        helperText={helperText ?? (anyPrecision ? calendarTexts.anyPrecision : calendarTexts.day)}
        autoComplete="off"
        slotProps={{
          ...slotProps,
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={calendarTexts.open}
                  aria-description={label}
                  aria-haspopup="dialog"
                  onClick={({ currentTarget }) => void open(currentTarget)}
                >
                  <CalendarIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {Calendar && anchor && (
        <Calendar
          anchor={anchor}
          label={label}
          value={value}
          anyPrecision={anyPrecision}
          onPick={onChange}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
