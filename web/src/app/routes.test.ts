import type { Kind } from '@lab/contract/core/content/kind';
import { deskPaths, paths } from '@lab/contract/features/pages/paths';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { kinds } from '@lab/contract/kinds/kinds';
import { describe, expect, it } from 'vitest';
import { visitorPages } from './kind-pages.ts';
import { findRoute, redirects, routes } from './routes.ts';

describe('routes', () => {
  const publicPaths = [
    paths.home,
    paths.about,
    paths.areas,
    paths.area('a1'),
    paths.publications,
    paths.paper('p1'),
    paths.news,
    paths.newsItem('n1'),
    paths.team,
    paths.member('m1'),
    paths.joinUs,
    paths.contactUs,
  ];

  it.each(publicPaths)('%s is a public page', (path) => {
    expect(findRoute(path)?.route.access).toBe('public');
  });

  it('find a page in upper or lower case, with its parameters and its query', () => {
    const found = findRoute('/RESEARCHAREADETAILS/a%201?x=1');
    expect(found?.route.path).toBe('/researchAreaDetails/:id');
    expect(found?.at.params.id).toBe('a 1');
    expect(found?.at.search.get('x')).toBe('1');
  });

  it('contain every path of the contract and no other', () => {
    const ofContent = Object.values<Kind>(kinds).flatMap(({ pages }) => Object.values(pages));
    const addresses = [...new Set([...Object.values(paths), ...ofContent])].map((path) =>
      typeof path === 'string' ? path : path.pattern,
    );
    const led = [...routes.map(({ path }) => path), ...Object.keys(redirects)];
    expect(led.sort()).toEqual(addresses.sort());
  });

  it('need a right on the pages of the desk', () => {
    const desks = Object.values(kinds).map(({ pages }) => pages.desk);
    const admins = routes.filter(({ needs }) => needs).map(({ path }) => path);
    expect(admins.sort()).toEqual([...new Set([...Object.values(deskPaths), ...desks])].sort());
  });

  it('show the dashboard and the form of an application to nobody who is not signed in', () => {
    const own = routes.filter(({ path }) => /^\/(dashboard|application)\b/.test(path));
    expect(own.map(({ path }) => path)).toContain(paths.myContacts);
    expect(own.filter(({ access }) => access === 'public')).toEqual([]);
  });

  it('take the title of a record from the field that its declaration names', () => {
    for (const { name, nameField } of visitorPages) expect(nameField).toBe(declarationOf(name).nameField);
  });

  it('find nothing at an unknown address', () => {
    expect(findRoute('/nothing/here')).toBeNull();
  });

  it('redirect /contact to the contact page', () => {
    expect(redirects[paths.contact]).toBe(paths.contactUs);
  });
});
