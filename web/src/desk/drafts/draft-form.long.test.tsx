/** The form of a draft, for news: what is saved when, and what is lost when something fails. */
import { draftDeskTexts as texts } from '@lab/contract/core/content/drafts/desk-texts';
import { draftCallsOf } from '@lab/contract/kinds/drafted-kinds';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { item, newsroom, renderNews } from '../../test/newsroom.tsx';

const drafts = draftCallsOf('news');

const { _id, createdAt: _c, authorEmail: _a, ...values } = item;

const draft = {
  _id,
  name: item.title,
  state: 'draft' as const,
  revision: 3,
  savedAt: '2026-11-30T10:00:00.000Z',
  savedByName: 'Bo Boss',
  publishAt: '',
  withdrawAt: '',
  problem: '',
  values,
  hasDraft: true,
};

const saved = { revision: 4, savedAt: '2026-11-30T10:01:00.000Z' };

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function room(over: object = {}) {
  const server = newsroom();
  server.answers(drafts.get, { ...draft, ...over }).answers(drafts.save, saved);
  return { server, ...renderNews(`/?draft=${_id}`) };
}

const title = () => screen.findByLabelText(/^Title/);
const type = async (value: string) => fireEvent.change(await title(), { target: { value } });

test('what is typed is saved some seconds after the last key, with the revision that was seen', async () => {
  const { server } = room();
  await type('We grow');
  await type('We grow up');
  expect(server.calls(drafts.save)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  await waitFor(() => expect(server.calls(drafts.save)).toHaveLength(1));
  expect(server.calls(drafts.save)[0]?.body).toEqual({
    revision: 3,
    values: { ...values, title: 'We grow up' },
  });
  await type('We shrink');
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  await waitFor(() => expect(server.calls(drafts.save)).toHaveLength(2));
  expect(server.calls(drafts.save)[1]?.body).toMatchObject({ revision: 4, values: { title: 'We shrink' } });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('an incomplete draft is saved, and only publishing says what is missing', async () => {
  const { server, user } = room();
  await type('');
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  await waitFor(() => expect(server.calls(drafts.save)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: texts.publish }));
  expect(await screen.findByText('Title is required')).toBeVisible();
  expect(server.calls(drafts.publish)).toEqual([]);
});

test('publishing saves first, and then publishes what was saved', async () => {
  const { server, user } = room();
  server.answers(drafts.publish, { success: true });
  await type('We grow');
  await user.click(screen.getByRole('button', { name: texts.publish }));
  await waitFor(() => expect(server.calls(drafts.publish)).toHaveLength(1));
  expect(server.calls(drafts.save)).toHaveLength(1);
  expect(server.calls(drafts.publish)[0]?.body).toEqual({ revision: 4 });
  await waitFor(() => expect(screen.queryByLabelText(/^Title/)).toBeNull());
});

test('somebody else’s change is shown beside one’s own, which go on top of it', async () => {
  const { server } = room();
  server.fails(drafts.save, 409, { code: 'conflict', message: 'Changed' });
  await type('Mine');
  server.answers(drafts.get, {
    ...draft,
    revision: 9,
    values: { ...values, title: 'Theirs', summary: 'Their summary.' },
  });
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(await screen.findByText('Preview of Theirs')).toBeVisible();
  expect(await title()).toHaveValue('Mine');
  expect(screen.getByLabelText(/^Summary/)).toHaveValue('Their summary.');
  server.answers(drafts.save, { ...saved, revision: 10 });
  await type('Mine again');
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  await waitFor(() =>
    expect(server.calls(drafts.save).at(-1)?.body).toMatchObject({
      revision: 9,
      values: { title: 'Mine again', summary: 'Their summary.' },
    }),
  );
});

test('what is scheduled is saved only by hand, because it has to be complete', async () => {
  const { server, user } = room({ state: 'scheduled', publishAt: '2031-01-01T10:00:00.000Z' });
  await type('');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(server.calls(drafts.save)).toEqual([]);
  server.fails(drafts.save, 400, {
    code: 'invalid',
    message: 'Title is required',
    fields: { title: 'Title is required' },
  });
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect((await screen.findAllByText('Title is required'))[0]).toBeVisible();
});
