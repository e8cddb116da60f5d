import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { aPaper } from '../../../test/records.ts';
import { asListed } from '../queries.ts';
import { CardsByYear } from './publications-page.tsx';

it('has a heading for papers without a year', () => {
  const papers = [aPaper({ _id: 'a', publicationDate: '2024' }), aPaper({ _id: 'b', publicationDate: '' })];
  render(
    <MemoryRouter>
      <CardsByYear papers={papers.map(asListed)} />
    </MemoryRouter>,
  );
  const years = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(years).toEqual(['2024', 'Without a year']);
  expect(screen.getByRole('heading', { name: 'Without a year' })).toBeVisible();
});
