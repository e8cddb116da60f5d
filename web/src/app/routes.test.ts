import { paths } from '@lab/contract/pages/paths';
import { describe, expect, it } from 'vitest';
import { findRoute, redirects } from './routes.ts';

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

  it('finds a page in any case, with its parameters and its query', () => {
    const found = findRoute('/RESEARCHAREADETAILS/a%201?x=1');
    expect(found?.route.path).toBe('/researchAreaDetails/:id');
    expect(found?.at.params.id).toBe('a 1');
    expect(found?.at.search.get('x')).toBe('1');
  });

  it('finds nothing at an unknown address', () => {
    expect(findRoute('/nothing/here')).toBeNull();
  });

  it('leads /contact to the contact page', () => {
    expect(redirects[paths.contact]).toBe(paths.contactUs);
  });
});
