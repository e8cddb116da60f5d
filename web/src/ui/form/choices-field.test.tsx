import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ChoicesField } from './choices-field.tsx';

const choices = ['Waves', 'Foam', 'Mud'].map((value) => ({ value, label: value }));

function Fields() {
  const { control } = useForm({ defaultValues: { areas: ['Waves'] } });
  return (
    <ChoicesField control={control} name="areas" label="Areas" choices={choices} max={1} helperText="Help" />
  );
}

test('says why one more is not taken, until the next change', () => {
  render(<Fields />);
  const field = screen.getByRole('combobox', { name: 'Areas' });
  expect(field).toHaveAccessibleDescription('Help');
  fireEvent.mouseDown(field);
  fireEvent.click(screen.getByRole('option', { name: 'Foam' }));
  expect(screen.queryByRole('button', { name: 'Foam' })).toBeNull();
  expect(field).toHaveAccessibleDescription('Areas cannot have more than 1 entries');
  expect(field).toBeInvalid();
  fireEvent.keyDown(field, { key: 'Backspace' });
  expect(field).toHaveAccessibleDescription('Help');
  fireEvent.click(screen.getByRole('option', { name: 'Foam' }));
  expect(screen.getByRole('button', { name: 'Foam' })).toBeVisible();
  expect(field).toBeValid();
});
