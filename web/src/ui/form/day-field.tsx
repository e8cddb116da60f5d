import { calendarTexts } from '@lab/contract/features/calendar/texts';
import type { FieldValues } from 'react-hook-form';
import { DayInput } from './day-input.tsx';
import { type FieldOf, type Needed, useInput } from './text-field.tsx';

type Props<Values extends FieldValues> = FieldOf<Values> &
  Needed & { anyPrecision?: boolean; hint?: string | undefined };

export function DayField<Values extends FieldValues>({ control, name, hint, ...rest }: Props<Values>) {
  const help = hint && `${calendarTexts.day}. ${hint}`;
  return <DayInput {...rest} {...useInput({ control, name }, help)} />;
}
