/** What the pages offer to people with roles beside the specification's: what the server lets them do. */
import { type Grant, mayOf } from '@lab/contract/api/given-roles';
import { paths } from '@lab/contract/features/pages/paths';
import { pagesOf } from '@lab/contract/kinds/given-pages';
import { expect, it } from 'vitest';
import { visitor } from '../lib/session.ts';
import { deskMenu } from './desk-menu.ts';
import { ownQueries } from './own-queries.ts';
import { mayOpen } from './right-at.ts';
import { routes } from './routes.ts';
import { accountLinks } from './shell/account-links.ts';

function having(role: Grant['role'], only: string[] = []) {
  const may = mayOf([{ role, only, until: '' }], new Date());
  return { role: '' as const, may, opens: pagesOf(may) };
}

const linksOf = (person: ReturnType<typeof having>) => {
  const [, ...shared] = deskMenu(person, false);
  return shared.flatMap(({ links }) => links.map(({ label }) => label));
};

it.each([
  ['editor', ['news', 'event'], ['News and Update', 'Events']],
  ['contributor', ['news'], ['News and Update']],
  ['reviewer', [], ['Review Research Paper']],
  ['recruiter', [], ['Manage Applications', 'Open Positions']],
  ['recruiter', ['p1'], ['Manage Applications', 'Open Positions']],
] as const)('%s of %j is offered %j at the desk', (role, only, labels) => {
  expect(linksOf(having(role, [...only]))).toEqual(labels);
});

it('an editor of everything is offered all content, and nothing about people, settings or mail', () => {
  const links = linksOf(having('editor'));
  expect(links).toEqual(expect.arrayContaining(['Publications', 'News and Update', 'Update info']));
  for (const label of [
    'Team Members',
    'Alumni',
    'All Users',
    'Settings',
    'Manage Applications',
    'Import works',
  ])
    expect(links).not.toContain(label);
});

it('they keep what members have', () => {
  const labels = accountLinks({ ...having('reviewer'), role: 'writer' }).map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(['Profile', 'My applications', 'Write Research Paper', 'Review Research Paper']),
  );
});

it('a right for some opens no page that is about other records, or about none', () => {
  expect(mayOpen(having('editor', ['area']), paths.updateInfo)).toBe(false);
  expect(mayOpen(having('editor', ['news']), paths.publishedPapers)).toBe(false);
  expect(mayOpen(having('recruiter', ['p1']), paths.addNews)).toBe(false);
  expect(mayOpen({ role: '' }, paths.addNews)).toBe(false);
  expect(mayOpen({ role: '', may: [], opens: [] }, paths.addNews)).toBe(false);
});

it('nothing is fetched before a page that they may not open', () => {
  const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
  const session = { ...visitor, user, ...having('editor', ['news']) };
  const fetched = (path: string) => {
    const route = routes.find((one) => one.path === path);
    return route && ownQueries(route, session).map(({ queryKey }) => queryKey[0]);
  };
  expect(fetched(paths.addNews)).toEqual(['/adminOverview', '/news']);
  for (const path of [paths.allUsers, paths.applications, paths.activity]) expect(fetched(path)).toEqual([]);
});
