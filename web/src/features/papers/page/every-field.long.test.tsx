/** Checks that every screen of papers has all fields; a field that is added to the contract is tested too. */
import { api } from '@lab/contract';
import { paperFieldNames, paperFieldsOf } from '@lab/contract/features/papers/fields';
import { everyField, textsIn } from '@lab/contract/features/papers/manuscript.testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anArea, aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { type StubServer, stubServer } from '../../../test/server.ts';
import CorrectPapers from '../desk/correct-papers.tsx';
import EditPage from '../requests/edit-page.tsx';
import { PaperArticle } from './paper-article.tsx';

const written = everyField('first');
const paper = aPaper(written);

test('the page of a paper shows all', () => {
  const { innerHTML } = renderPage(<PaperArticle paper={paper} />).container;
  const lost = paperFieldNames.filter((name) =>
    textsIn(written[name]).some((text) => !innerHTML.includes(text)),
  );
  expect(lost).toEqual([]);
});

/** Expects all fields in the form, and that saving sends them with the version that was shown. */
async function expectWhole(server: StubServer, endpoint: typeof api.papers.edit | typeof api.papers.correct) {
  await screen.findByLabelText('Title');
  const save = screen.getByRole('button', { name: 'Save Changes' });
  const form = save.closest('form') as HTMLFormElement;
  const inputs = form.querySelectorAll<HTMLInputElement>('input, textarea');
  const held = [...inputs].map(({ value }) => value);
  const kinds = [
    'title',
    'text',
    'alt',
    'doi',
    'date',
    'areaName',
    'prose',
    'url',
    'links',
    'namedLinks',
    'versions',
  ] as const;
  for (const name of paperFieldsOf(...kinds))
    for (const text of textsIn(written[name])) expect(held).toContain(text);
  for (const author of written.authors) expect(held).toContain(author);
  for (const name of paperFieldsOf('people', 'someAuthors', 'areaNames').filter((name) => name !== 'authors'))
    for (const person of written[name]) expect(within(form).getAllByText(person)[0]).toBeVisible();
  fireEvent.click(save);
  await expect.poll(() => server.calls(endpoint)[0]?.body).toMatchObject({ before: written });
  const { image, selected, notices, ...texts } = written;
  const byAdmin = endpoint === api.papers.correct;
  expect(server.calls(endpoint)[0]?.body).toMatchObject(byAdmin ? { ...texts, notices } : texts);
  expect(screen.queryByLabelText('Selected work') !== null).toBe(byAdmin);
}

test('the form of its author holds and sends each', async () => {
  const server = stubServer()
    .answers(api.areas.list, [anArea()])
    .answers(api.papers.pendingOne, { ...paper, message: '' })
    .answers(api.papers.edit, { result: { modifiedCount: 1 } });
  const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
  renderPage(<EditPage />, { path: '/edit/:id', at: '/edit/p1', session: { user } });
  await expectWhole(server, api.papers.edit);
});

test('and so does the form in which an admin corrects it', async () => {
  const server = stubServer()
    .answers(api.areas.list, [anArea()])
    .answers(api.papers.list, [paper])
    .answers(api.papers.get, paper)
    .answers(api.papers.correct, { modifiedCount: 1 });
  const { user } = renderPage(<CorrectPapers />);
  await user.click(await screen.findByRole('button', { name: /^Edit: / }));
  await expectWhole(server, api.papers.correct);
});
