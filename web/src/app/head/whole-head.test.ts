import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { theLab } from '../../test/records.ts';
import { findRoute } from '../routes.ts';
import { type WholeHead, wholeHead } from './whole-head.ts';

const origin = 'https://lab.test';

function headOf(path: string): WholeHead {
  const client = new QueryClient();
  client.setQueryData(labInfoQuery.queryKey, theLab());
  const url = new URL(path, origin);
  return wholeHead(findRoute(url.href), url, client);
}

function said({ tags }: WholeHead, name: string): unknown {
  const found = tags.find(({ attributes: { name: own, property, rel } }) =>
    [own, property, rel].includes(name),
  );
  return found?.attributes.content ?? found?.attributes.href;
}

describe('what stands under a title', () => {
  const paths = [
    '/',
    '/aboutUs',
    '/researchAreas',
    '/publications',
    '/news',
    '/team',
    '/joinUs',
    '/contactUs',
  ];

  it('is a sentence of its own on every page', () => {
    const sentences = [...paths, '/verify-email'].map((path) => said(headOf(path), 'description'));
    // The lab of these tests says nothing of itself, so that two pages have to share the general sentence.
    expect(new Set(sentences).size).toBe(sentences.length - 1);
    expect(said(headOf('/contactUs'), 'description')).toBe(
      'How to reach our research lab: phone, email, location, office hours and a form for messages.',
    );
  });

  it('names language and country as social networks know them', () => {
    for (const path of paths) expect(said(headOf(path), 'og:locale')).toBe('en_GB');
  });
});

describe('pages without content of their own', () => {
  it.each([
    ['/login', 'Login'],
    ['/registration', 'Registration'],
    ['/dashboard/userProfile', 'Personal Information'],
    ['/dashboard/allUsers', 'All Users'],
    ['/application/Field%20Engineer', 'Apply to be Field Engineer'],
    ['/nothing', 'Page Not Found'],
  ])('%s has the title "%s" and is kept out of search engines', (path, title) => {
    const head = headOf(path);
    expect(head.title).toBe(`${title} | Kestrel Point`);
    expect(head.tags).toEqual([{ name: 'meta', attributes: { name: 'robots', content: 'noindex' } }]);
    expect(head.things).toEqual([]);
  });
});
