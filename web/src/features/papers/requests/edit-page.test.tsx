import { api } from '@lab/contract';
import type { PaperRequest } from '@lab/contract/papers/schemas';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anArea, aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import EditPage from './edit-page.tsx';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const request: PaperRequest = { ...aPaper(), message: '' };

test('a pending paper that another tab has changed meanwhile shows both, and keeps what was typed', async () => {
  const changed = 'Somebody else has changed this meanwhile. Please compare and try again.';
  const stub = stubServer()
    .answers(api.areas.list, [anArea()])
    .fails(api.papers.edit, 409, { code: 'conflict', message: changed });
  stub.answers(api.papers.pending, [{ ...request, title: 'Tides in a bowl', publisher: 'Big Waves' }]);
  const { user: hand } = renderPage(<EditPage />, {
    path: '/edit/:id',
    at: '/edit/p1',
    state: request,
    session: { user },
  });
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Tides in a spoon' } });
  await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('heading', { name: 'Tides in a bowl' })).toBeVisible();
  expect(await screen.findByText(changed)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Tides in a spoon');
  expect(screen.getByLabelText('Publisher')).toHaveValue('Big Waves');
  stub.answers(api.papers.edit, { result: { modifiedCount: 1 } });
  await hand.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Paper updated successfully')).toBeVisible();
  expect(stub.calls(api.papers.edit).map(({ body }) => body)).toMatchObject([
    { title: 'Tides in a spoon', before: { title: 'Tides in a teacup', pdf: '' } },
    { title: 'Tides in a spoon', publisher: 'Big Waves', before: { title: 'Tides in a bowl' } },
  ]);
});
