import { firstMoment, isWholeDay, writtenAt } from '@lab/contract/moments';
import { fieldTexts } from '@lab/contract/texts';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { DayInput } from './day-input.tsx';
import styles from './form.module.css';
import type { FieldOf } from './text-field.tsx';

interface Parts {
  day: string;
  time: string;
}

const eastOfUtc = (moment: number) => -new Date(moment).getTimezoneOffset();

/** Day and time in the time zone of this device. */
function partsOf(written: string): Parts {
  if (!written || isWholeDay(written)) return { day: written, time: '' };
  const moment = firstMoment(written);
  const [day = '', time = ''] = Number.isNaN(moment) ? [] : writtenAt(moment, eastOfUtc(moment)).split('T');
  return { day, time: time.slice(0, 5) };
}

function momentOf({ day, time }: Parts): string {
  if (!time || !isWholeDay(day)) return day;
  const moment = new Date(`${day}T${time}`).getTime();
  return Number.isNaN(moment) ? day : writtenAt(moment, eastOfUtc(moment));
}

/** A day with an optional time, which is stored with the time zone of this device. */
export function MomentField<Values extends FieldValues>({
  control,
  name,
  label,
  required,
}: FieldOf<Values> & { required?: boolean }) {
  const { field, fieldState } = useController({ control, name });
  const value = String(field.value ?? '');
  // While a day is typed, the time beside it has to be remembered, because no moment can be made of them yet.
  const [typed, setTyped] = useState({ value, parts: partsOf(value) });
  const parts = typed.value === value ? typed.parts : partsOf(value);
  function change(changed: Partial<Parts>) {
    const next = { ...parts, ...changed };
    setTyped({ value: momentOf(next), parts: next });
    field.onChange(momentOf(next));
  }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={styles.moment}>
      <DayInput
        label={label}
        required={required}
        value={parts.day}
        onChange={(day) => change({ day })}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={fieldState.invalid}
        helperText={fieldState.error?.message}
      />
      <MuiTextField
        type="time"
        label={`${label}, ${fieldTexts.time}`}
        value={parts.time}
        disabled={!parts.day}
        onChange={({ target }) => change({ time: target.value })}
        onBlur={field.onBlur}
        helperText={fieldTexts.timeHelp(zone)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </div>
  );
}
