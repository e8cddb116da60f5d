import { api } from '@lab/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import { SameWorks } from '../desk/same-works.tsx';

const paper = aPaper();
const preprint = {
  _id: 'p2',
  type: 'preprint' as const,
  title: paper.title,
  authors: paper.authors,
  publicationDate: '2023-11',
  venue: 'arXiv',
  doi: '',
  seen: 'earlier',
};

const library = (works: (typeof preprint | (Omit<typeof preprint, 'type'> & { type: 'article' }))[]) =>
  stubServer().answers(api.papers.sameWorks, { seen: 'now', works });

test('a preprint that is here becomes a version once a person says so, and Undo restores it', async () => {
  const server = library([preprint])
    .answers(api.papers.makeVersion, { modifiedCount: 1 })
    .answers(api.desk.restore, { restored: true });
  const { user } = renderPage(<SameWorks row={paper} />);
  const table = within(await screen.findByRole('table'));
  const cells = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['', 'This work', 'The other one'],
    ['Title', 'Tides in a teacup', 'Tides in a teacup'],
    ['Type of work', 'Journal article', 'Preprint'],
    ['Year', '2025', '2023'],
    ['Publisher', 'Journal of Small Waves', 'arXiv'],
  ]);
  const make = screen.getByRole('button', { name: 'Make it a version of this work' });
  await user.click(make);
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  expect(dialog.getByText(/^“Tides in a teacup” becomes a version of this work: Preprint\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(server.calls(api.papers.makeVersion)).toEqual([]);

  await user.click(make);
  await user.click(await screen.findByRole('button', { name: 'Yes, make it a version!' }));
  expect(await screen.findByText('It is a version of this work now')).toBeVisible();
  expect(server.calls(api.papers.makeVersion)[0]).toMatchObject({
    params: { id: 'p1', otherId: 'p2' },
    body: { seen: 'now', otherSeen: 'earlier' },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored')).toBeVisible();
  expect(server.calls(api.desk.restore)[0]?.params).toEqual({ kind: 'paper', id: 'p2' });
});

test('a published work is not made a version of its preprint, and a refusal is said', async () => {
  const server = library([{ ...preprint, type: 'article' }]);
  const { unmount } = renderPage(<SameWorks row={aPaper({ type: 'preprint' })} />);
  expect(await screen.findByRole('link', { name: 'Open the published work' })).toHaveAttribute(
    'href',
    expect.stringContaining('edit=p2'),
  );
  expect(screen.queryByRole('button', { name: 'Make it a version of this work' })).toBeNull();
  unmount();

  server.fails(api.papers.makeVersion, 409, { code: 'conflict', message: 'The other work has no date.' });
  const { user } = renderPage(<SameWorks row={paper} />);
  await user.click(await screen.findByRole('button', { name: 'Make it a version of this work' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, make it a version!' }));
  expect(await screen.findByText(/The other work has no date\./)).toBeVisible();
});
