/** A role is a row in the table of rights: nothing else of the pages knows this one. */
import { type Right, type Role, rightsOf } from '@lab/contract/api/rights';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskMenu } from './desk-menu.ts';
import { routes } from './routes.ts';
import { accountLinks } from './shell/account-links.ts';

const table: Record<string, readonly Right[] | 'all'> = rightsOf;
const typist = { role: 'typist' as Role };
beforeAll(() => {
  table.typist = ['papers.publish', 'news.edit'];
});
afterAll(() => {
  delete table.typist;
});

it('the menus show what it may, and no more', () => {
  const labels = (links: { label: string }[]) => links.map(({ label }) => label);
  expect(labels(accountLinks(typist))).toEqual([
    'Profile',
    'My Pending Paper',
    'My Contacts',
    'Review Research Paper',
    'News and Update',
  ]);
  const [, ...shared] = deskMenu(typist, false);
  expect(shared.map(({ links }) => labels(links))).toEqual([['Review Research Paper'], ['News and Update']]);
});

it('each link at the desk leads to a page that asks for the same right', () => {
  const [, ...shared] = deskMenu({ role: 'admin' }, false);
  const linked = shared.flatMap(({ links }) => links.map(({ to }) => to));
  expect(linked.sort()).toEqual(
    routes
      .filter(({ needs }) => needs)
      .map(({ path }) => path)
      .sort(),
  );
});
