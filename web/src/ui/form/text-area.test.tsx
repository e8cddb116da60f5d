import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { TextArea } from './text-area.tsx';

function Form() {
  const { control } = useForm({ defaultValues: { details: '' } });
  return <TextArea control={control} name="details" label="Details" max={300} />;
}

it.each([
  ['😀', 300, false],
  ['👨‍👩‍👧‍👦', 300, false],
  ['e\u0301', 301, true],
])('counts %s %i times as a person does', (one, times, over) => {
  render(<Form />);
  fireEvent.change(screen.getByLabelText('Details'), { target: { value: one.repeat(times) } });
  const counter = screen.getByText(`${times}/300`);
  expect(counter.hasAttribute('data-over')).toBe(over);
});
