import { asRow } from '@lab/contract/features/papers/row';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { aPaper } from '../test/records.ts';
import { PaperRows } from './paper-rows.tsx';

const show = (...papers: ReturnType<typeof aPaper>[]) =>
  render(
    <MemoryRouter>
      <PaperRows papers={papers.map(asRow)} inSection />
    </MemoryRouter>,
  );

const names = (count: number) => Array.from({ length: count }, (_, at) => `Author ${at + 1}`);

it.each([
  [7, [], 'Author 1, Author 2, Author 3, Author 4, Author 5, Author 6, Author 7'],
  [8, [], 'Author 1, Author 2, Author 3, Author 4, Author 5, Author 6 and 2 others'],
  [
    60,
    [7, 41, 42],
    'Author 1, Author 2, Author 3, Author 4, Author 5, Author 6, Author 7, …, Author 41, Author 42 and 51 others',
  ],
])('of %i authors it names the first, and the members %j', (count, members, shown) => {
  const memberIds = names(count).map((_, at) => (members.includes(at + 1) ? `m${at + 1}` : ''));
  const { container } = show(aPaper({ authors: names(count), memberIds }));
  expect(container.querySelector('.authors')).toHaveTextContent(shown);
  const linked = [...container.querySelectorAll('.authors a')].map((link) => link.textContent);
  expect(linked).toEqual(members.map((at) => `Author ${at}`));
});

it('names at most twenty, even when all are members', () => {
  const { container } = show(aPaper({ authors: names(60), memberIds: names(60) }));
  expect(container.querySelectorAll('.authors a')).toHaveLength(20);
  expect(container.querySelector('.authors')).toHaveTextContent(/ and 40 others$/);
});

it('names its links by what a formula reads, not by its TeX', () => {
  const drawn = [{ source: '$x^2$', mathml: '<math></math>', plain: 'x²' }];
  show(aPaper({ title: 'On $x^2$', drawn, doi: '10.1000/182' }));
  expect(screen.getByRole('link', { name: 'DOI: On x²' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cite: On x²' })).toBeVisible();
});

it('has years in the order of the papers, and a heading for papers without one', () => {
  show(
    aPaper({ _id: 'a', publicationDate: '2024' }),
    aPaper({ _id: 'b', publicationDate: '2023-05' }),
    aPaper({ _id: 'c', publicationDate: '2023-01-01' }),
    aPaper({ _id: 'd', publicationDate: '' }),
  );
  const years = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(years).toEqual(['2024', '2023', 'Without a year']);
  const ofYear = screen.getByRole('heading', { name: '2023' }).parentElement as HTMLElement;
  expect(within(ofYear).getAllByRole('heading', { level: 4 })).toHaveLength(2);
});

it('shows a paper that has only a title, an author and a year, without empty places', () => {
  const { container } = show(
    aPaper({ publisher: '', doi: '', image: '', details: '', publicationDate: '2024', authors: ['A'] }),
  );
  expect(container.querySelector('.place')).toHaveTextContent(/^Journal article · 2024$/);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Tides in a teacup',
    'Cite',
  ]);
});

it('shows hostile content as text, and each name in its own direction', () => {
  const title = '<img src=x onerror=alert(1)> \u202eevil';
  const { container } = show(
    aPaper({ title, authors: ['<b>Eve</b>', 'يُسرى القنديل'], memberIds: ['', 'm"1'] }),
  );
  expect(container.querySelector('img, b')).toBeNull();
  expect(screen.getByRole('heading', { level: 4 })).toHaveAttribute('dir', 'auto');
  expect(container.querySelectorAll('.authors bdi')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'يُسرى القنديل' })).toHaveAttribute('href', '/userDetails/m%221');
});
