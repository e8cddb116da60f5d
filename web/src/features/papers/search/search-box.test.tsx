import { api } from '@lab/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aPaper } from '../../../test/records.ts';
import { renderPage } from '../../../test/render.tsx';
import { type StubServer, stubServer } from '../../../test/server.ts';
import { SearchBox } from './search-box.tsx';

let server: StubServer;

beforeEach(() => {
  server = stubServer().answers(api.papers.list, [
    aPaper({ _id: 'p1', title: 'Tides in a teacup', authors: ['Tilda Müller', 'Ada Byron'] }),
    aPaper({ _id: 'p2', title: 'The tide that was not', authors: ['Tilda Müller'] }),
    aPaper({ _id: 'p3', title: 'Found by its abstract', authors: ['Ada Byron'] }),
  ]);
});

const open = () =>
  renderPage(<SearchBox defaultValue="" areas={['Tides and Ice', 'Waves']} />, {
    path: '/publications',
    at: '/publications',
  });
const field = () => screen.getByRole('combobox', { name: 'Search papers' });
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('suggests research areas, authors and papers', async () => {
  const { user } = open();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.type(field(), 'ti');
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument();
  await waitFor(() =>
    expect(offered()).toEqual([
      'Tides and IceResearch area',
      'Tilda MüllerAuthor',
      'Tides in a teacupPaper',
      'The tide that was notPaper',
    ]),
  );
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

it('asks once for what is typed quickly, and not for one letter', async () => {
  const { user } = open();
  await user.type(field(), 'tides');
  await screen.findByText('Tides in a teacup');
  expect(server.calls(api.papers.list).map(({ query }) => query)).toEqual([{ q: 'tides', limit: '5' }]);
  await user.clear(field());
  await user.type(field(), 't');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(server.calls(api.papers.list)).toHaveLength(1);
});

it('is used with keys: down, up, enter, escape', async () => {
  const { user, address } = open();
  await user.type(field(), 'ti');
  await screen.findByText('The tide that was not');
  const active = () => field().getAttribute('aria-activedescendant');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Tides and Ice');
  expect(active()).toBe(screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{ArrowUp}');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('The tide that was not');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('ti');
  await user.type(field(), 'd');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/publications?area=Tides+and+Ice'));
});

it.each([
  ['Tilda Müller', '/publications?author=Tilda+M%C3%BCller'],
  ['Tides in a teacup', '/paper/p1'],
])('a click on %s leads to %s', async (name, at) => {
  const { user, address } = open();
  await user.type(field(), 'ti');
  await user.click(await screen.findByText(name));
  expect(address()).toBe(at);
});

it('finds an author by several beginnings in any order, without accents', async () => {
  const { user } = open();
  await user.type(field(), 'muller t');
  await waitFor(() => expect(offered()).toContain('Tilda MüllerAuthor'));
  expect(offered()).not.toContain('Ada ByronAuthor');
});

it('suggests nothing when the field is left, when nothing is found, and when the lab cannot be reached', async () => {
  const { user } = open();
  await user.type(field(), 'ti');
  await screen.findByRole('listbox');
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();

  server.answers(api.papers.list, []);
  await user.clear(field());
  await user.type(field(), 'xylophone');
  await waitFor(() => expect(server.calls(api.papers.list).at(-1)?.query).toMatchObject({ q: 'xylophone' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

  server.isUnreachable(api.papers.list);
  await user.clear(field());
  await user.type(field(), 'quartz');
  await waitFor(() => expect(server.calls(api.papers.list).at(-1)?.query).toMatchObject({ q: 'quartz' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});
