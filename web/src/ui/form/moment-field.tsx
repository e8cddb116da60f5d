import { firstMoment, isWholeDay, writtenAt } from '@lab/contract/moments';
import { fieldTexts } from '@lab/contract/texts';
import MuiTextField from '@mui/material/TextField';
import { type FieldValues, useController } from 'react-hook-form';
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
  if (!day || !time) return day;
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
  const parts = partsOf(String(field.value ?? ''));
  const change = (changed: Partial<Parts>) => field.onChange(momentOf({ ...parts, ...changed }));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={styles.moment}>
      <MuiTextField
        type="date"
        label={label}
        required={required}
        value={parts.day}
        onChange={({ target }) => change({ day: target.value })}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={fieldState.invalid}
        helperText={fieldState.error?.message}
        slotProps={{ inputLabel: { shrink: true } }}
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
