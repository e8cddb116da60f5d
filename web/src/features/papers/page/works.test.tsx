/** Pages of works of other types: fields that they lack are left out. */

import { asRow } from '@lab/contract/features/papers/row';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { PaperRows } from '../../../ui/paper-rows.tsx';
import { PaperCard } from '../list/paper-card.tsx';
import { RecentPaperCard } from '../list/recent-paper.tsx';
import { asListed } from '../queries.ts';
import { PaperArticle } from './paper-article.tsx';

const bare = aPaper({
  type: 'doctoral',
  publisher: '',
  doi: '',
  details: '',
  image: '',
  category: '',
  publicationDate: '2019',
  school: 'University of Sand',
});

describe('a thesis without picture, DOI, abstract and area', () => {
  test('has a page without empty parts', () => {
    const { container } = renderPage(<PaperArticle paper={bare} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('Doctoral thesis')).toBeVisible();
    expect(screen.getAllByText('University of Sand')[0]).toBeVisible();
    expect(screen.getByText('2019')).toHaveAttribute('datetime', '2019');
    expect(screen.queryByText('Abstract')).toBeNull();
    for (const fact of container.querySelectorAll('dd')) expect(fact).not.toBeEmptyDOMElement();
    for (const name of ['Publisher', 'DOI']) expect(screen.queryByText(name)).toBeNull();
  });

  test('has a card and a row that say what it is', () => {
    const { container } = renderPage(
      <>
        <PaperCard paper={asListed(bare)} />
        <RecentPaperCard paper={{ _id: 'p1', title: 'A', image: '', details: 'University of Sand' }} />
      </>,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('article')).toHaveTextContent(
      'Doctoral thesisTides in a teacupAda Byron, Émilie du ChâteletUniversity of Sand',
    );
    const { container: list } = renderPage(<PaperRows papers={[asRow(bare)]} />);
    expect(list.querySelector('li')).toHaveTextContent('Doctoral thesis · University of Sand, 2019');
  });
});

test('the page of an article says volume, pages, note, editors and the picture’s own text', () => {
  const { container } = renderPage(
    <PaperArticle
      paper={aPaper({
        volume: '12',
        issue: '3',
        pages: '45-67',
        note: 'Paper of the year',
        editors: ['Bo Li', 'Cy Ho'],
        imageAlt: 'A cup with a wave',
        arxiv: 'arXiv:2301.00001v2',
        pubmed: 'no number',
        handle: '10.1000/../x',
        moreLinks: [{ name: 'Interview', url: 'https://radio.test/1' }],
      })}
    />,
  );
  expect(screen.getByText('Journal of Small Waves 12(3), 45-67')).toBeVisible();
  expect(screen.getByText('Paper of the year')).toBeVisible();
  expect(screen.getByText('Bo Li, Cy Ho')).toBeVisible();
  expect(screen.getByAltText('A cup with a wave')).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('arXiv:2301.00001v2')).toBe('https://arxiv.org/abs/2301.00001v2');
  expect(href('Interview')).toBe('https://radio.test/1');
  // An invalid identifier is shown as text without a link.
  for (const text of ['no number', '10.1000/../x']) expect(screen.getByText(text).closest('a')).toBeNull();
  expect(container.innerHTML).not.toContain('pubmed.ncbi');
});

test('names are shown in the order that the lab has chosen, and links go by the names themselves', () => {
  const paper = aPaper({
    authors: ['János Kovács', 'Anna Tóth'],
    names: ['Kovács János', 'Tóth Anna'],
    editors: ['Béla Nagy'],
    editorNames: ['Nagy Béla'],
    corresponding: ['Anna Tóth'],
  });
  renderPage(<PaperArticle paper={paper} />);
  const link = screen.getByRole('link', { name: 'Kovács János' });
  expect(new URL((link as HTMLAnchorElement).href).searchParams.get('author')).toBe('János Kovács');
  expect(screen.getByText('Nagy Béla')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tóth Anna' }).closest('li')).toHaveTextContent('*');
  const { container } = renderPage(
    <>
      <PaperCard paper={asListed(paper)} />
      <PaperRows papers={[asRow(paper)]} />
    </>,
  );
  for (const part of ['article', 'section'])
    expect(container.querySelector(part)).toHaveTextContent('Kovács János, Tóth Anna');
});
