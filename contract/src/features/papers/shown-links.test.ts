import { expect, test } from 'vitest';
import { pdfOf, shownLinks } from './shown-links.ts';

test.each([
  ['https://example.org/a.pdf', true],
  ['https://example.org/papers/A%20b.PDF?download=1#page=2', true],
  ['https://example.org/a.pdf/', false],
  ['https://example.org/a.pdf.html', false],
  ['https://example.org/view?file=a.pdf', false],
  ['https://example.org/#a.pdf', false],
  ['https://example.pdf', false],
  ['http://example.org/a.pdf', false],
  ['javascript:/a.pdf', false],
  ['', false],
])('%s is a PDF: %s', (url, isPdf) => {
  expect(pdfOf({ url })).toBe(isPdf ? url : '');
});

test('an uploaded file comes before an address', () => {
  expect(pdfOf({ pdf: '/files/papers/u1/1.pdf', url: 'https://example.org/a.pdf' })).toBe(
    '/files/papers/u1/1.pdf',
  );
});

test('a very long address takes no time', () => {
  const begun = performance.now();
  pdfOf({ url: `https://a/${'.pdf'.repeat(100_000)}x` });
  expect(performance.now() - begun).toBeLessThan(500);
});

test('all links are in one order, and no address is there twice', () => {
  const url = 'https://example.org/a.pdf';
  const doi = '10.1000/182';
  const links = {
    data: 'https://d.test',
    slides: url,
    video: 'https://v.test',
    code: 'https://doi.org/10.1000/182',
  };
  expect(shownLinks({ url, doi, links: { ...links, poster: 'https://p.test' } })).toEqual([
    ['pdf', url],
    ['code', 'https://doi.org/10.1000/182'],
    ['video', 'https://v.test'],
    ['data', 'https://d.test'],
  ]);
  expect(shownLinks({ pdf: '', doi: '', links: { code: '' } })).toEqual([]);
});
