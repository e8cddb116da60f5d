import { api } from '@lab/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../test/render.tsx';
import { stubServer } from '../test/server.ts';
import { OutputLists } from './output-lists.tsx';

it('has a section for each kind that has something, and says who supervised', async () => {
  stubServer().answers(api.outputs.list, [
    { kind: 'talks', _id: 't1', title: 'A talk', start: '2026-09-14', end: '2026-09-14' },
    { kind: 'awards', _id: 'a1', title: 'Medal', start: '2026', end: '2026' },
    { kind: 'theses', _id: 'h1', title: 'On foam', start: '2022-11', end: '2022-11', supervised: true },
    { kind: 'projects', _id: 'p1', title: 'Maps', start: '2019', end: '2022' },
  ]);
  renderPage(<OutputLists className="" person="m1" />);
  await screen.findByRole('heading', { name: 'Theses' });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Talks and media', 'Awards', 'Theses', 'Projects']);
  expect(screen.getByRole('link', { name: 'A talk' })).toHaveAttribute('href', '/talks/t1');
  expect(screen.queryByRole('link', { name: 'Medal' })).toBeNull();
  expect(screen.getByText('as supervisor, November 2022')).toBeInTheDocument();
  expect(screen.getByText('2019 – 2022')).toBeInTheDocument();
});

it('is nothing where there is nothing', async () => {
  stubServer().answers(api.outputs.list, []);
  renderPage(<OutputLists className="" area="a1" />);
  expect(screen.queryByRole('heading')).toBeNull();
});
