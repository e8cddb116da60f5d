import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { settingsQuery } from '../../lib/settings.ts';
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

function clientOf(timeZone: string | undefined) {
  const client = new QueryClient();
  client.setQueryData(settingsQuery.queryKey, timeZone ? { timeZone } : {});
  return client;
}

function Talk({ start, timeZone }: { start: string; timeZone?: string }) {
  const { control } = useForm({ defaultValues: { at: start } });
  return (
    <QueryClientProvider client={clientOf(timeZone)}>
      <Mui>
        <MomentField control={control} name="at" label="Start" />
        <output>{useWatch({ control, name: 'at' })}</output>
      </Mui>
    </QueryClientProvider>
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

const local = (moment: string) => `${new Date(moment).getTime()}`;
const stored = () => String(Date.parse(value() ?? ''));
const field = () => screen.getByRole('textbox', { name: 'Start' });

test('a day and a time are typed in the time zone of the device, and another day keeps the time', async () => {
  render(<Talk start="" />);
  await user.type(field(), '2031-05-06 9:05');
  expect(stored()).toBe(local('2031-05-06T09:05'));
  expect(value()).toMatch(/^2031-05-06T09:05[+-]/);
  expect(field()).toHaveValue('2031-05-06 9:05');
  await user.clear(field());
  await user.type(field(), '2031-05-07');
  expect(value()).toBe('2031-05-07');
});

test('a stored moment is shown as the clock here shows it', () => {
  render(<Talk start={new Date('2031-05-06T14:00').toISOString()} />);
  expect(field()).toHaveValue('2031-05-06 14:00');
});

test.each(['2031-02-31 10:00', '2031-05-06 25:00', '2031-05-06 9', 'at noon'])(
  '%s stays as it was typed',
  async (text) => {
    render(<Talk start="" />);
    await user.type(field(), text);
    expect(value()).toBe(text);
    await openCalendar('Start');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue(text);
  },
);

test('a day and a time are picked, then another day, then the whole day', async () => {
  render(<Talk start="2031-05-06" />);
  await openCalendar('Start');
  expect(screen.queryByRole('button', { name: 'Year' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Whole day' })).toBeDisabled();
  await user.click(screen.getByRole('option', { name: '14 hours' }));
  await user.click(screen.getByRole('option', { name: '30 minutes' }));
  expect(stored()).toBe(local('2031-05-06T14:30'));
  await user.click(screen.getByRole('gridcell', { name: '20' }));
  expect(stored()).toBe(local('2031-05-20T14:30'));
  await user.click(screen.getByRole('button', { name: 'Whole day' }));
  expect(value()).toBe('2031-05-20');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in a lab with a time zone, times are those of the lab, in summer and in winter', async () => {
  const { unmount } = render(<Talk start="2031-07-01T12:00+00:00" timeZone="Europe/Berlin" />);
  const field = screen.getByRole('textbox', { name: 'Start' });
  expect(field).toHaveValue('2031-07-01 14:00');
  expect(screen.getByText(/Europe\/Berlin/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '2031-12-01 9:30');
  expect(value()).toBe('2031-12-01T09:30+01:00');
  unmount();
  render(<Talk start="2031-12-01T09:30+01:00" timeZone="America/New_York" />);
  expect(screen.getByRole('textbox', { name: 'Start' })).toHaveValue('2031-12-01 03:30');
});
