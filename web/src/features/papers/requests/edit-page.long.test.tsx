import { api } from '@lab/contract';
import type { PaperRequest } from '@lab/contract/features/papers/schemas';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anArea, aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import EditPage from './edit-page.tsx';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const request: PaperRequest = { ...aPaper(), message: '' };

test.each([
  ['came with the link', request],
  ['was fetched by its id', undefined],
])(
  'a pending paper that %s and that another tab has changed shows both, and keeps what was typed',
  async (_, state) => {
    const changed = 'Somebody else has changed this since you opened it. Please compare and try again.';
    const stub = stubServer()
      .answers(api.areas.list, [anArea()])
      .answers(api.papers.pendingOne, request)
      .fails(api.papers.edit, 409, { code: 'conflict', message: changed });
    const { user: hand } = renderPage(<EditPage />, {
      path: '/edit/:id',
      at: '/edit/p1',
      state,
      session: { user },
    });
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Tides in a spoon' } });
    stub.answers(api.papers.pendingOne, { ...request, title: 'Tides in a bowl', publisher: 'Big Waves' });
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
  },
);

test('a paper is fetched by the id in the address, and by nothing else of it', async () => {
  const stub = stubServer().answers(api.areas.list, [anArea()]).answers(api.papers.pendingOne, request);
  renderPage(<EditPage />, { path: '/edit/:id', at: '/edit/..%2Fp1', session: { user } });
  expect(await screen.findByLabelText('Title')).toHaveValue('Tides in a teacup');
  expect(stub.received.map(({ endpoint }) => endpoint)).not.toContain(api.papers.pending);
  expect(stub.calls(api.papers.pendingOne)[0]?.params).toEqual({ id: '../p1' });
});

test.each([
  ['is gone', 404, 'not-found'],
  ['is somebody else’s', 403, 'forbidden'],
] as const)('a paper that %s opens no form', async (_, status, code) => {
  stubServer().fails(api.papers.pendingOne, status, { code, message: 'No.' });
  renderPage(<EditPage />, { path: '/edit/:id', at: '/edit/p1', session: { user } });
  expect(await screen.findByText('This paper is no longer pending.')).toBeVisible();
  expect(screen.queryByLabelText('Title')).toBeNull();
});

test('a paper that cannot be fetched is fetched again on demand', async () => {
  const stub = stubServer()
    .answers(api.areas.list, [anArea()])
    .fails(api.papers.pendingOne, 503, { code: 'unavailable', message: 'Later.' });
  const { user: hand } = renderPage(<EditPage />, { path: '/edit/:id', at: '/edit/p1', session: { user } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  stub.answers(api.papers.pendingOne, request);
  await hand.click(retry);
  expect(await screen.findByLabelText('Title')).toHaveValue('Tides in a teacup');
});

test('the feedback is shown beside the form', async () => {
  stubServer()
    .answers(api.areas.list, [anArea()])
    .answers(api.papers.pendingOne, { ...request, message: 'Which tide?' });
  renderPage(<EditPage />, { path: '/edit/:id', at: '/edit/p1', session: { user } });
  expect(await screen.findByRole('heading', { name: 'Feedback' })).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent('Which tide?');
});
