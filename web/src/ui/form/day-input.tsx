import { calendarTexts } from '@lab/contract/calendar/texts';
import { siteTexts } from '@lab/contract/texts';
import CalendarIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type ComponentType, useState } from 'react';
import { toast } from '../../lib/toast.ts';
import type { CalendarProps } from './calendar.tsx';

type Props = Omit<TextFieldProps, 'label' | 'value' | 'onChange'> & {
  label: string;
  /** `2026-12-01`; with `anyPrecision` also `2026-12` or `2026`. */
  value: string;
  onChange: (value: string) => void;
  anyPrecision?: boolean;
};

/** A day that is typed, or picked in a calendar, whose code is loaded when it is opened. */
export function DayInput({ label, value, onChange, anyPrecision = false, helperText, ...rest }: Props) {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  async function open(button: HTMLElement) {
    try {
      const { Calendar: loaded } = await import('./calendar.tsx');
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
