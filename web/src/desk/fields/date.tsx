import { DayField } from '../../ui/form/day-field.tsx';
import type { AtDesk, InputProps } from './at-desk.ts';

export const Input = ({ field, bound }: InputProps<'date'>) => (
  <DayField {...bound} anyPrecision={!field.future} hint={field.hint} />
);

export const column: AtDesk['column'] = () => ({ is: 'date' });
