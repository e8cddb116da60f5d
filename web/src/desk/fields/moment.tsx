import { formatSpan } from '../../lib/calendar.ts';
import { MomentField } from '../../ui/form/moment-field.tsx';
import type { AtDesk, InputProps } from './at-desk.ts';

export const Input = ({ bound }: InputProps) => <MomentField {...bound} />;

// Folds, because it is as long as a title.
export const column: AtDesk['column'] = (textIn) => ({
  show: (row) => formatSpan(textIn(row), ''),
  folds: true,
  is: 'date',
});
