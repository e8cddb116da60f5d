import { expect, test } from 'vitest';
import { robotsIn } from './robots.ts';

const text = `
User-agent: *
Disallow: /
# for us
User-Agent: other-program
User-agent: research-lab-website # both
Disallow: /private
Allow: /private/open
Disallow: /*.pdf$
Disallow: /a*b*c
Crawl-delay: 3
Sitemap: https://lab.example/map.xml
`;

test.each([
  ['/', true],
  ['/private', false],
  ['/private/open/x', true],
  ['/x.pdf', false],
  ['/x.pdf?a', true],
  ['/a1b2c3', false],
  ['/a1c2b3', true],
])('%s: %s', (path, isAllowed) => {
  const robots = robotsIn(text, 'research-lab-website');
  expect(robots.allows(path)).toBe(isAllowed);
  expect(robots).toMatchObject({ delay: 3, sitemaps: ['https://lab.example/map.xml'] });
});

test('the group of all counts for who is not named, and nothing forbids nothing', () => {
  expect(robotsIn(text, 'somebody').allows('/')).toBe(false);
  expect(robotsIn('', 'somebody').allows('/')).toBe(true);
  expect(robotsIn('User-agent: *\nDisallow:', 'somebody').allows('/x')).toBe(true);
});

test('a pattern of many stars costs little', () => {
  const { allows } = robotsIn(`User-agent: *\nDisallow: /${'*a'.repeat(900)}b$`, 'x');
  const start = performance.now();
  expect(allows(`/${'a'.repeat(5_000)}`)).toBe(true);
  expect(performance.now() - start).toBeLessThan(500);
});
