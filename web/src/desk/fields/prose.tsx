import { TextArea } from '../../ui/form/text-area.tsx';
import { LongTextField } from '../editor/long-text-field.tsx';
import type { AtDesk, InputProps } from './at-desk.ts';

export function Input({ bound, field: { wordsOf, max, hint, rows, counted } }: InputProps<'prose'>) {
  if (wordsOf) return <LongTextField {...bound} name={wordsOf} words={{ name: bound.name, max }} />;
  const helped = hint ? { helperText: hint } : {};
  return <TextArea {...bound} {...helped} minRows={rows} max={counted ? max : undefined} />;
}

export const column: AtDesk['column'] = () => ({ long: true });
