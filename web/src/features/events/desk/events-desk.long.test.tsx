import { api } from '@lab/contract';
import { eventKind } from '@lab/contract/features/events/kind';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ContentPage } from '../../../desk/content-page.tsx';
import { kindContent } from '../../../desk/kind-content.tsx';
import { renderPage } from '../../../test/render.tsx';
import { type StubServer, stubServer } from '../../../test/server.ts';
import EventPreview from '../event-preview.tsx';

const content = kindContent('events', eventKind);
let server: StubServer;

beforeEach(() => {
  server = stubServer().answers(api.events.list, []).answers(api.alumni.people, []);
});

it('an event with times and people is sent as it was written', async () => {
  server.answers(api.events.create, { insertedId: 'e1' });
  const { user } = renderPage(<ContentPage content={content} preview={EventPreview} />, { at: '/?new' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Open day' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Start' }), {
    target: { value: '2031-05-06 14:00' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'End' }), { target: { value: '2031-05-07' } });
  await user.type(
    screen.getByRole('combobox', { name: 'People' }),
    'Ann Author{Enter}Bo Brief{Enter}{Backspace}',
  );
  await user.type(screen.getByRole('combobox', { name: 'People' }), 'Cy Clerk');
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  expect(await screen.findByText('Event added successfully')).toBeVisible();
  const [sent] = server.calls(api.events.create);
  expect(sent?.body).toMatchObject({
    title: 'Open day',
    end: '2031-05-07',
    people: ['Ann Author', 'Cy Clerk'],
  });
  const { start = '' } = { ...(sent?.body as { start?: string } | undefined) };
  expect(start).toMatch(/^2031-05-06T14:00[+-]\d\d:\d\d$/);
  expect(Date.parse(start)).toBe(new Date('2031-05-06T14:00').getTime());
});

it('a title and a start are asked for, and an end before the start is refused', async () => {
  const { user } = renderPage(<ContentPage content={content} preview={EventPreview} />, { at: '/?new' });
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(screen.getByText('Start is required')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Open day' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Start' }), {
    target: { value: '2031-05-06' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'End' }), { target: { value: '2031-05-05' } });
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  expect(await screen.findByText('The end cannot be before the start')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'End' }), { target: { value: '2031-02-31 9:00' } });
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  expect(await screen.findByText(/^Please provide a valid date .* or date and time/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue('2031-02-31 9:00');
  expect(server.calls(api.events.create)).toHaveLength(0);
});
