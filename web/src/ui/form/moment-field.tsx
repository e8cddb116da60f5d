import { calendarTexts } from '@lab/contract/features/calendar/texts';
import { firstMoment, writtenAt } from '@lab/contract/lib/moments';
import { eastOfUtc, momentIn } from '@lab/contract/lib/time-zones';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSettings } from '../../lib/settings.ts';
import { DayInput } from './day-input.tsx';
import { type FieldOf, useInput } from './text-field.tsx';

/** A moment as people write it, in the time zone of the lab: `2026-12-01 14:00`. */
function textOf(written: string, zone?: string): string {
  const moment = /^\d{4}-\d\d-\d\dT/.test(written) ? firstMoment(written) : Number.NaN;
  return Number.isNaN(moment)
    ? written
    : writtenAt(moment, eastOfUtc(moment, zone)).slice(0, 16).replace('T', ' ');
}

/** What is no moment stays as it was typed, and the form says what is wrong with it. */
function momentOf(text: string, zone?: string): string {
  const [, day, hour = '', minutes] = /^\s*(\d{4}-\d\d-\d\d)[ T]+(\d\d?):(\d\d)\s*$/.exec(text) ?? [];
  if (!day) return text;
  const local = `${day} ${hour.padStart(2, '0')}:${minutes}`;
  const moment = momentIn(local, zone);
  if (Number.isNaN(moment)) return text;
  const written = writtenAt(moment, eastOfUtc(moment, zone));
  // JavaScript takes 31 February for 3 March.
  return textOf(written, zone) === local ? written : text;
}

const loadCalendar = () => import('./moment-calendar.tsx');

/**
 * A day with an optional time, which is stored with the time zone of the lab, or of this device where the lab
 * names none.
 */
export function MomentField<Values extends FieldValues>({
  control,
  name,
  label,
  required,
}: FieldOf<Values> & { required?: boolean }) {
  const { timeZone } = useSettings();
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const input = useInput({ control, name }, calendarTexts.moment(zone));
  const value = String(input.value);
  // Shows what was typed, such as `9:00`, until the form gets another value.
  const [typed, setTyped] = useState({ value, text: textOf(value, timeZone) });
  function change(text: string) {
    const moment = momentOf(text, timeZone);
    setTyped({ value: moment, text });
    input.onChange(moment);
  }
  return (
    <DayInput
      {...input}
      label={label}
      required={required}
      value={typed.value === value ? typed.text : textOf(value, timeZone)}
      onChange={change}
      load={loadCalendar}
    />
  );
}
