import type { InputProps } from './at-desk.ts';

export const Input = ({ bound: { control, name }, field, Inside }: InputProps<'group'>) => (
  <Inside fields={field.of} control={control} of={`${name}.`} />
);
