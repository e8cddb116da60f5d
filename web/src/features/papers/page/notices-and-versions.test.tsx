import { api } from '@lab/contract';
import { asRow } from '@lab/contract/features/papers/row';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember, aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { stubServer } from '../../../test/server.ts';
import { PaperRows } from '../../../ui/paper-rows.tsx';
import { AuthorLinks } from '../desk/author-links.tsx';
import { PaperArticle } from './paper-article.tsx';

const paper = aPaper({
  corresponding: ['Ada Byron'],
  equalContribution: ['Ada Byron', 'Émilie du Châtelet'],
  otherVersions: [
    { kind: 'preprint', server: 'arXiv', date: '2023-11', link: 'https://arxiv.org/abs/2311.01234' },
  ],
  notices: [
    { kind: 'correction', date: '2024', link: '', text: 'Table 2 was <b>wrong</b>.' },
    { kind: 'retraction', date: '2025-02', link: 'https://doi.org/10.1/r', text: 'Wrong data.' },
  ],
});

test('the page begins with its notices and names its versions', () => {
  renderPage(<PaperArticle paper={paper} />);
  const notice = screen.getByRole('complementary', { name: 'Retraction' });
  expect(notice).toHaveTextContent('Wrong data.');
  expect(within(notice).getByRole('link', { name: 'Read the notice' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1/r',
  );
  expect(screen.getByRole('complementary', { name: 'Correction' })).toHaveTextContent('was <b>wrong</b>.');
  expect(screen.getByRole('link', { name: 'Published version (cited here)' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1000/182',
  );
  expect(screen.getByRole('link', { name: 'Preprint, arXiv' })).toHaveAttribute(
    'href',
    'https://arxiv.org/abs/2311.01234',
  );
});

test('marks are symbols for the eye and words for a screen reader', () => {
  renderPage(<PaperArticle paper={paper} />);
  const [ada, emilie] = within(screen.getByRole('list', { name: 'Authors' })).getAllByRole('listitem');
  expect(ada).toHaveTextContent('Ada Byron* (Corresponding author)† (Contributed equally)');
  expect(emilie).toHaveTextContent('Émilie du Châtelet† (Contributed equally)');
  expect(screen.getByText('* Corresponding author · † Contributed equally')).toBeVisible();
});

test('a list says the gravest notice', () => {
  const { container } = renderPage(<PaperRows papers={[asRow(paper)]} />);
  expect(container.querySelector('li')).toHaveTextContent('Retracted · Journal article');
});

test('an admin says that an author is not this member', async () => {
  const server = stubServer()
    .answers(api.alumni.people, [aMember(), aMember({ _id: 'm2', name: 'Bo Lee' })])
    .answers(api.papers.linkAuthor, { modifiedCount: 1 });
  const { user } = renderPage(<AuthorLinks row={aPaper({ memberIds: ['m1', ''] })} />);
  const select = await screen.findByRole('combobox', { name: /^Ada Byron/ });
  await expect.poll(() => select.textContent).toBe('Ada Byron');
  await user.click(select);
  await user.click(screen.getByRole('option', { name: 'Nobody of the team' }));
  await expect
    .poll(() => server.calls(api.papers.linkAuthor)[0])
    .toMatchObject({
      body: { author: 'Ada Byron', member: '', before: 'm1' },
    });
  await expect.poll(() => select.textContent).toBe('Nobody of the team');
});
