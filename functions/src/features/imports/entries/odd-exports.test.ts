/** What publishers and databases write against their formats; suites of others found each (docs/trust.md). */
import { expect, it, test } from 'vitest';
import { dateOfText } from './dates.ts';
import { readEntries } from './read-entries.ts';
import { worksIn } from './works.testing.ts';

it('a separator of Unicode in a title of RIS', async () => {
  const text = 'TY  - JOUR\nT1  - Speech without a voice: \u2028Eyes that speak\nAU  - Light, Ada\nER  -';
  expect(await worksIn(text, 'w.ris')).toMatchObject([
    { type: 'article', title: 'Speech without a voice: Eyes that speak', authors: ['Ada Light'] },
  ]);
});

it('the first author of RIS under another tag than the rest', async () => {
  const text = 'TY  - JOUR\nTI  - T\nA1  - Roe, Ada\nAU  - Poe, Bo\nAU  - Doe, Cy\nER  - ';
  expect(await worksIn(text, 'w.ris')).toMatchObject([{ authors: ['Ada Roe', 'Bo Poe', 'Cy Doe'] }]);
});

it('an electronic book in several volumes', async () => {
  const text = 'TY  - EBOOK\nTI  - T\nNV  - 2\nER  - ';
  expect(await worksIn(text, 'w.ris')).toMatchObject([{ type: 'book', title: 'T' }]);
});

it.each([
  ['RIS', 'TY  - BOOK\nTI  - T\nDO  - urn:nbn:no:1\nDO  - 10.1234/x\nER  - ', 'w.ris'],
  ['EndNote', '%0 Book\n%R oai:bibsys.no:1\n%R 10.1234/x\n%T T', 'w.enw'],
])('%s with a DOI that is none', async (_, text, name) => {
  expect(await worksIn(text, name)).toMatchObject([{ title: 'T', doi: '10.1234/x' }]);
});

test('ERIC, which has no number of PubMed, and names publishers where others name journals', async () => {
  const text = `OWN - ERIC
TI  - Tests
AU  - van Roe, Ada B.
JT  - Journal of Tests
OID - EJ1227990
DP  - 2020

OWN - ERIC
TI  - Entrance
JT  - ACT, Inc.
OID - ED602023
PT  - Reports - Research

OWN - ERIC
TI  - Robustness
JT  - ProQuest LLC
OID - ED620611
PT  - Dissertations/Theses - Doctoral Dissertations
`.replaceAll('\n', '\r\n');
  expect(await worksIn(text, 'works.nbib')).toMatchObject([
    { type: 'article', title: 'Tests', authors: ['Ada B. van Roe'], publisher: 'Journal of Tests' },
    { type: 'report', title: 'Entrance', institution: 'ACT, Inc.' },
    { type: 'doctoral', title: 'Robustness' },
  ]);
});

test('a publisher’s own number is no number of an article, and others are', async () => {
  const numbered = (id: string) => worksIn(`PMID- 1\nTI  - T\nJT  - J\nLID - ${id} [pii]\n`, 'w.nbib');
  expect(await numbered('S1080-6032(22)00139-9')).toMatchObject([{ articleNumber: '' }]);
  expect(await numbered('1042')).toMatchObject([{ articleNumber: '1042' }]);
});

const wos = (lines: string) =>
  worksIn(`FN Web of Science\nVR 1.0\n${lines}\nTI T\nSO S\nER\n\nEF\n`, 'savedrecs.txt');

test('Web of Science: addresses of people stay out, and names without a space before them come in', async () => {
  expect(await wos('PT J\nAU Roe, Ada A. (roe@lab.test)\nPoe, Bo E.')).toMatchObject([
    { authors: ['Ada A. Roe', 'Bo E. Poe'] },
  ]);
});

test('Web of Science: the group of a book is the author of no paper in it', async () => {
  expect(await wos('PT B\nAU Roe, A\nAF Roe, Ada\nGP IEEE\nDT Proceedings Paper')).toMatchObject([
    { authors: ['Ada Roe'] },
  ]);
  expect(await wos('PT B\nGP IEEE')).toMatchObject([{ authors: ['IEEE'] }]);
});

test('Web of Science: inventors in capitals, and pages of older records', async () => {
  expect(await wos('PT P\nAU YANG Y\n   LI W')).toMatchObject([{ authors: ['Y YANG', 'W LI'] }]);
  const [entry] = await readEntries('PT P\nAU YANG Y\nTI T\nER\n', 'savedrecs.txt');
  expect(entry?.item?.author).toEqual([{ family: 'YANG', given: 'Y' }]);
  expect(await wos('PT J\nAU Roe, A\nPS 221-230')).toMatchObject([{ pages: '221-230' }]);
});

test('MathSciNet has the whole name of a journal beside the abbreviation', async () => {
  const text = '@article{MR1, title={T}, journal={Adv. Math.}, fjournal={Advances in Mathematics}}';
  expect(await worksIn(text, 'w.bib')).toMatchObject([{ publisher: 'Advances in Mathematics' }]);
});

test('a formula in the name of a journal, which is drawn nowhere', async () => {
  const text = '@article{k, title={T}, journal={Actes du $4^{\\textrm{e}}$ Congrès}}';
  expect(await worksIn(text, 'w.bib')).toMatchObject([{ publisher: 'Actes du 4^e Congrès' }]);
});

test.each([
  ['/2016-05', [2016, 5]],
  ['../2016-05-31', [2016, 5, 31]],
])('a range with only an end: %s', (text, parts) => {
  expect(dateOfText(text)).toEqual({ 'date-parts': [parts] });
});
