import { paths } from '@lab/contract/features/pages/paths';
import { describe, expect, it } from 'vitest';
import { visitor } from '../lib/session.ts';
import type { Session } from '../lib/session-store.ts';
import { ownQueries } from './own-queries.ts';
import { routes } from './routes.ts';

const user = { uid: 'u1', email: 'ada@lab.test', name: 'Ada', photoUrl: '' };
const member = { ...visitor, user };
const admin = { ...member, role: 'admin' } as const;

function addresses(path: string, session: Session) {
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(`No route has the path ${path}`);
  return ownQueries(route, session).map(({ queryKey }) => queryKey[0]);
}

describe('what is fetched before a page of the workspace renders', () => {
  it('is its list, and what waits for an admin', () => {
    expect(addresses(paths.allUsers, admin)).toEqual(['/adminOverview', '/users']);
    expect(addresses(paths.addNews, admin)).toEqual(['/adminOverview', '/news']);
  });

  it('is for a member only what members may read', () => {
    expect(addresses(paths.dashboard, member)).not.toContain('/adminOverview');
    expect(addresses(paths.dashboard, member)).toContain('/pendingPaper');
    for (const { path, needs } of routes) if (needs) expect(addresses(path, member), path).toEqual([]);
  });

  it('is nothing for visitors, and on public pages', () => {
    for (const { path } of routes) expect(addresses(path, visitor), path).toEqual([]);
    expect(addresses(paths.publications, admin)).toEqual([]);
  });
});
