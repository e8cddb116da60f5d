import type { FieldOf } from '@lab/contract/core/content/field';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import type { AtDesk, InputProps } from './at-desk.ts';

export function Input({ bound: { required, ...bound }, field }: InputProps<'choice'>) {
  const all = options(field);
  const [off, on] = all;
  if (field.isOnOff && off && on)
    return <SwitchField {...bound} label={on.label} on={on.value} off={off.value} />;
  const helped = field.hint ? { helperText: field.hint } : {};
  return <SelectField {...bound} {...(required && { required })} {...helped} options={all} />;
}

export const text: AtDesk<'choice'>['text'] = (value, { labels }) => labels[String(value)] ?? '';

export const options = ({ values, labels }: FieldOf<'choice'>) =>
  values.map((value) => ({ value, label: labels[value] ?? value }));
