import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Mui } from '../mui.tsx';
import { DayField } from './day-field.tsx';
import { MomentField } from './moment-field.tsx';

function Work({ start }: { start: string }) {
  const { control } = useForm({ defaultValues: { day: start } });
  return (
    <Mui>
      <DayField control={control} name="day" label="Published" anyPrecision />
      <output>{useWatch({ control, name: 'day' })}</output>
    </Mui>
  );
}

function Talk({ start }: { start: string }) {
  const { control } = useForm({ defaultValues: { at: start } });
  return (
    <Mui>
      <MomentField control={control} name="at" label="Start" />
      <output>{useWatch({ control, name: 'at' })}</output>
    </Mui>
  );
}

const user = userEvent.setup();
const value = () => screen.getByRole('status', { hidden: true }).textContent;
const openCalendar = async (field: string) => {
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
  return screen.findByRole('dialog', { name: `Calendar: ${field}` });
};

test('a day is picked in the month that is written, and the focus is on the button again', async () => {
  render(<Work start="2019-03-05" />);
  await openCalendar('Published');
  expect(screen.getByRole('gridcell', { name: '5' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(value()).toBe('2019-03-06');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open the calendar' })).toHaveFocus();
});

test('a year stays a year, and another year is picked from the years', async () => {
  render(<Work start="2019" />);
  await openCalendar('Published');
  expect(screen.getByRole('button', { name: 'Year' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('radio', { name: '2021' }));
  expect(value()).toBe('2021');
});

test('of an unknown month first the year is picked', async () => {
  render(<Work start="" />);
  await openCalendar('Published');
  await user.click(screen.getByRole('button', { name: 'Month' }));
  await user.click(screen.getByRole('radio', { name: '2020' }));
  expect(value()).toBe('');
  await user.click(await screen.findByRole('radio', { name: 'April' }));
  expect(value()).toBe('2020-04');
});

test('what is written is no date, and the calendar opens all the same', async () => {
  render(<Work start="soon" />);
  await openCalendar('Published');
  await user.keyboard('{Escape}');
  expect(value()).toBe('soon');
});

test('a time stays while another day is typed beside it', async () => {
  const moment = '2031-05-06T14:00+00:00';
  render(<Talk start={moment} />);
  const time = screen.getByLabelText('Start, Time');
  const before = time.getAttribute('value');
  const day = screen.getByRole('textbox', { name: 'Start' });
  await user.type(day, '{Backspace}{Backspace}');
  expect(value()).toBe('2031-05-');
  await user.type(day, '07');
  expect(time).toHaveValue(before);
  expect(Date.parse(value() ?? '') - Date.parse(moment)).toBe(24 * 60 * 60 * 1000);
});

test('a moment has no calendar of years', async () => {
  render(<Talk start="2031-05-06" />);
  await openCalendar('Start');
  expect(screen.queryByRole('button', { name: 'Year' })).toBeNull();
  await user.click(screen.getByRole('gridcell', { name: '20' }));
  expect(value()).toBe('2031-05-20');
});
