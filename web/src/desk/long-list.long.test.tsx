/**
 * A list of hundreds of records: all can be chosen and deleted, and one that fails in the middle stops no
 * other.
 */
import { api } from '@lab/contract';
import { type NewsItem, newsKind } from '@lab/contract/features/news/kind';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saveFile } from '../lib/save-file.ts';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import { ContentPage } from './content-page.tsx';
import { kindContent } from './kind-content.tsx';

// jsdom cannot download files.
vi.mock('../lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const content = kindContent('news', newsKind);
const count = 320;
const gone = 'n150';

const item = (at: number): NewsItem => ({
  _id: `n${at}`,
  title: `News ${String(at).padStart(3, '0')}`,
  summary: 'In short.',
  date: '',
  details: 'At length.',
  formatted: '',
  image: '/images/news/me/a.webp',
  imageAlt: '',
  areas: [],
  createdAt: '2026-01-02T10:00:00.000Z',
  authorEmail: 'ada@lab.test',
});

/** Replies page by page and refuses to delete one record, which somebody else has deleted. */
function newsroom() {
  const left = new Map(Array.from({ length: count }, (_, at) => [`n${at}`, item(at)]));
  return stubServer()
    .answersWith(api.news.list, ({ query }) => {
      const from = Number(query.cursor ?? 0);
      const to = from + Number(query.limit);
      const headers = to < left.size && { Link: `</api/news?cursor=${to}>; rel="next"` };
      return { body: [...left.values()].slice(from, to), ...(headers && { headers }) };
    })
    .answersWith(api.news.delete, ({ params: { id = '' } }) => {
      if (id === gone) return { status: 404, body: { code: 'not-found', message: 'News not found.' } };
      left.delete(id);
      return { body: { deletedCount: 1 } };
    });
}

const render = (at = '/', shown = content) =>
  renderPage(<ContentPage content={shown} preview={() => null} />, { at });

test('all are chosen and deleted with progress; the one that fails is named first and stays chosen', async () => {
  const server = newsroom();
  let release = () => {};
  const slowest = new Promise<void>((resolve) => {
    release = resolve;
  });
  const remove: typeof content.remove = async (id) => {
    if (id === gone) await slowest;
    return content.remove(id);
  };
  const { user } = render('/', { ...content, remove });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  // Choosing a whole page loads the others, so that their number is known.
  await user.click(await screen.findByRole('button', { name: `Select all ${count}` }));
  const bar = screen.getByRole('group', { name: `${count} selected` });
  await user.click(within(bar).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  const progress = await screen.findByLabelText('319 of 320 done');
  expect(progress).toHaveAttribute('role', 'progressbar');
  release();
  await waitFor(() => expect(progress).not.toBeInTheDocument());
  const summary = (await screen.findByText('319 of 320 done', { selector: 'p' }))
    .parentElement as HTMLElement;
  expect(within(summary).getAllByRole('listitem')[0]).toHaveTextContent('News 150: News not found.');
  expect(server.calls(api.news.delete)).toHaveLength(count);
  expect(await screen.findByRole('checkbox', { name: 'Select News 150' })).toBeChecked();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

test('an order, a search and an export go through all of them', async () => {
  newsroom();
  const { user } = render('/?sort=-title&q=news+15');
  expect(await screen.findByText('14 of 320')).toBeVisible();
  const titles = () => screen.getAllByText(/^News \d+$/).map(({ textContent }) => textContent);
  await waitFor(() => expect([titles()[0], titles().at(-1)]).toEqual(['News 315', 'News 015']));
  await user.click(screen.getByText('Export CSV'));
  const csv = vi.mocked(saveFile).mock.calls[0]?.[2] ?? '';
  expect(String(csv).trim().split('\r\n')).toHaveLength(15);
});
