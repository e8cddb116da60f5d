/** RIS, PubMed's nbib and CSL-JSON. */
import { citationOf, cslItem } from '@lab/contract/features/citations/csl';
import { ris } from '@lab/contract/features/citations/ris';
import { describe, expect, it } from 'vitest';
import { readEntries } from './read-entries.ts';
import { unknownFields } from './works.testing.ts';

const paper = {
  _id: 'p1',
  title: 'The DNA of R&D: “quoted” $x^2$',
  publisher: 'Annals of Quiet Physics & Co',
  doi: '10.1000/aqp_2015.(3)',
  publicationDate: '2015-09',
  authors: [
    'Isamu Kurohane',
    'Ludwig van Beethoven',
    'Martin Luther King Jr.',
    '王小明',
    'The Sand and Sea Collaboration',
  ],
  details: 'One - two  - three.',
};
const citation = citationOf(paper, 'https://lab.test/paper/p1');
const particle = 'non-dropping-particle';
const expected = {
  type: 'article-journal',
  title: paper.title,
  'container-title': paper.publisher,
  DOI: paper.doi,
  URL: 'https://lab.test/paper/p1',
  issued: { 'date-parts': [[2015, 9]] },
  author: [
    { family: 'Kurohane', given: 'Isamu' },
    { family: 'Beethoven', given: 'Ludwig', [particle]: 'van' },
    { family: 'King', given: 'Martin Luther', suffix: 'Jr.' },
    { literal: '王小明' },
    { literal: 'The Sand and Sea Collaboration' },
  ],
  abstract: 'One - two - three.',
};

describe('RIS', () => {
  const item = async (text: string) => (await readEntries(text, 'works.ris'))[0]?.item;

  it('what the site writes is read back', async () => {
    expect(await item(ris(citation))).toEqual(expected);
  });

  it('a chapter with editors, pages and places', async () => {
    const text = `TY  - CHAP
ID  - key1
AU  - Doe, Jane
A2  - King, Ada
TI  - On <i>Zostera</i> and
  a second line
T2  - All of <i>Sand</i>
PY  - 2019/05/03/
SP  - 10
EP  - 19
PB  - Press
CY  - Oslo
SN  - 978-3-16-148410-0
KW  - sand
KW  - sea
UR  - https://doi.org/10.1000/xyz
L1  - https://a.org/a.pdf
ER  - `;
    expect(await item(text)).toEqual({
      type: 'chapter',
      title: 'On <i>Zostera</i> and a second line',
      author: [{ family: 'Doe', given: 'Jane' }],
      editor: [{ family: 'King', given: 'Ada' }],
      'container-title': 'All of Sand',
      issued: { 'date-parts': [[2019, 5, 3]] },
      page: '10-19',
      publisher: 'Press',
      'publisher-place': 'Oslo',
      ISBN: '978-3-16-148410-0',
      keyword: 'sand, sea',
      URL: 'https://doi.org/10.1000/xyz',
      DOI: '10.1000/xyz',
      custom: { pdf: 'https://a.org/a.pdf' },
    });
  });

  it.each([
    [
      'TY  - CONF\nTI  - T\nT2  - Proc. of Sand\nAU  - Ada King',
      {
        type: 'paper-conference',
        'container-title': 'Proc. of Sand',
        author: [{ family: 'King', given: 'Ada' }],
      },
    ],
    [
      'TY  - THES\nTI  - T\nM3  - Master thesis\nPB  - U\nSP  - 120',
      { type: 'thesis', publisher: 'U', genre: 'Master thesis', custom: { thesis: 'master' } },
    ],
    [
      'TY  - JOUR\nT1  - T\nJF  - J. of Sand\nVL  - 1\nIS  - 2\nY1  - 2001///',
      { 'container-title': 'J. of Sand', volume: '1', issue: '2', issued: { 'date-parts': [[2001]] } },
    ],
    ['TY - NONSENSE\nTI - T', { type: 'document', title: 'T' }],
    ['TY  - COMP\nTI  - T\nUR  - javascript:alert(1)', { type: 'software', title: 'T' }],
  ])('%s', async (text, fields) => {
    expect(await item(`${text}\nER  - `)).toMatchObject(fields);
    expect(await item(text)).not.toHaveProperty('URL');
  });

  it('a broken entry costs no other', async () => {
    const text = `TY  - JOUR\r\nTI  - A\r\nER  - \r\n\r\nTI  - lost\r\nER  - \r\nTY  - JOUR\r\nPY  - 2001\r\nTY  - JOUR\r\nTI  - B`;
    expect(
      (await readEntries(text, 'x')).map(({ line, item: read, problem }) => [line, read?.title, problem]),
    ).toEqual([
      [1, 'A', undefined],
      [5, undefined, 'This entry does not begin with its type (TY).'],
      [7, undefined, 'This entry has no title.'],
      [9, 'B', undefined],
    ]);
  });

  it('reads an entry with several dates of one kind, of which one is no date', async () => {
    const text =
      'TY  - JOUR\nTI  - Tides\nY1  - 2013\nPY  - 2013/04/18\nPY  - 2013/02/15/received\nPY  - soon\nER  - ';
    const [entry] = await readEntries(text, 'a.ris');
    expect(entry?.item).toMatchObject({ title: 'Tides', issued: { 'date-parts': [[2013, 4, 18]] } });
  });

  it('keeps notes about the work, without the DOI and what databases write', async () => {
    const notes = [
      'doi: 10.1000/xyz',
      'Won a prize',
      'Cited By :3',
      'Export Date: 4 May 2024; email: a@b.test',
    ];
    const text = `TY  - JOUR\nTI  - Tides\n${notes.map((note) => `N1  - ${note}\n`).join('')}ER  - `;
    expect(await item(text)).toMatchObject({ DOI: '10.1000/xyz', note: 'Won a prize' });
  });

  it('reads notes that this site has written as the fields they stand for', async () => {
    const text =
      'TY  - THES\nTI  - Tides\nN1  - Version: 2\nN1  - Licence: MIT\nN1  - Handle: 20.500.1/7\nN1  - See: appendix\nER  - ';
    const [entry] = await readEntries(text, 'a.ris');
    expect(entry?.item).toMatchObject({
      version: '2',
      note: 'See: appendix',
      custom: { licence: 'MIT', handle: '20.500.1/7' },
    });
  });
});

describe('nbib', () => {
  it('an article of PubMed', async () => {
    const text = `
PMID- 33012345
OWN - NLM
DP  - 2020 Oct 5
TI  - A long title that goes on
      in a second line.
PG  - 1145-52
LID - 10.1000/pm.1 [doi]
LID - e42 [pii]
AB  - Background: sand.
      More.
FAU - de la Tour, Ann
AU  - de la Tour A
FAU - King, Martin Luther Jr
AU  - King ML Jr
CN  - The Sand Group
LA  - eng
PT  - Journal Article
TA  - J Sand
JT  - Journal of sand
VI  - 7
IP  - 2
IS  - 1234-5678 (Electronic)
PMC - PMC7654321
MH  - *Sand
OT  - sea

PMID- 2
AU  - Doe JK

PMID- 3
TI  - Really?
AU  - Doe JK
DP  - 2001 Spring`;
    const entries = await readEntries(text, 'pubmed.nbib');
    expect(entries.map(({ line, key, problem }) => [line, key, problem])).toEqual([
      [2, '33012345', undefined],
      [28, '2', 'This entry has no title.'],
      [31, '3', undefined],
    ]);
    expect(entries[0]?.item).toEqual({
      type: 'article-journal',
      title: 'A long title that goes on in a second line',
      author: [
        { family: 'Tour', given: 'Ann', [particle]: 'de la' },
        { family: 'King', given: 'Martin Luther', suffix: 'Jr' },
        { literal: 'The Sand Group' },
      ],
      'container-title': 'Journal of sand',
      volume: '7',
      issue: '2',
      page: '1145-1152',
      DOI: '10.1000/pm.1',
      ISSN: '1234-5678',
      PMID: '33012345',
      PMCID: 'PMC7654321',
      abstract: 'Background: sand. More.',
      keyword: 'sea, Sand',
      language: 'eng',
      issued: { 'date-parts': [[2020, 10, 5]] },
      custom: { articleNumber: 'e42' },
    });
    expect(entries[2]?.item).toMatchObject({
      title: 'Really?',
      author: [{ family: 'Doe', given: 'JK' }],
      issued: { 'date-parts': [[2001]] },
    });
  });
});

describe('CSL-JSON', () => {
  it('what the site writes is read back', async () => {
    const [entry] = await readEntries(JSON.stringify([cslItem(citation)], null, 2), 'works.json');
    expect(entry?.item).toEqual({ ...expected, abstract: paper.details.replace('  ', ' ') });
    expect(entry).toMatchObject({ line: 2, format: 'csl', key: citation.id });
    expect(entry && unknownFields(entry)).toEqual([]);
  });

  it('parts of other types and hostile ones', async () => {
    const raw = {
      id: 7,
      type: 'journal-article',
      title: ['A <i>b</i>\u0000 &amp; c', 'x'],
      'container-title': ['J', 'K'],
      author: [{ name: 'G' }, null, { family: 'Doe', given: 3 }, {}, 'x'],
      issued: { 'date-parts': [['2020', '13', 99]] },
      volume: 5,
      page: '1–2',
      keyword: ['a', 'b'],
      DOI: 'https://doi.org/10.1/x',
      URL: 'javascript:alert(1)',
      license: [{ URL: 'https://cc.org/by' }],
      custom: {
        pdf: 'file:///etc/passwd',
        links: [{ name: 'code', url: 'data:x' }, 3],
        thesis: 'none',
        equalContribution: ['x', 1],
      },
    };
    const [entry] = await readEntries(JSON.stringify(raw), '');
    expect(entry).toMatchObject({ key: '7', line: 1 });
    expect(entry?.item).toEqual({
      type: 'article-journal',
      title: 'A <i>b</i> & c',
      'container-title': 'J',
      author: [{ literal: 'G' }, { family: 'Doe', given: '3' }],
      issued: { 'date-parts': [[2020]] },
      volume: '5',
      page: '1-2',
      keyword: 'a, b',
      DOI: '10.1/x',
      custom: { licence: 'https://cc.org/by', equalContribution: [1] },
    });
  });

  it('a broken entry costs no other', async () => {
    const text = `[
  {"id": "a", "type": "book", "title": "A {brace \\" and ["},
  {"id": "b", "type": "book", "title": "B",,},
  {"id": "c", "type": "book", "title": "C", "author": [{"family": "X"},
  {"id": "d", "type": "book", "title": "D"},
  17, "text",
  {"id": "e"}
`;
    const entries = await readEntries(text, 'works.json');
    expect(entries.map(({ line, key, item, problem }) => [line, key, item?.title ?? problem])).toEqual([
      [2, 'a', 'A {brace " and ['],
      [3, 'b', 'This entry is not valid JSON.'],
      [4, 'c', 'This entry is not valid JSON.'],
      [5, 'd', 'D'],
      [6, '', 'This is not an entry but another JSON value.'],
      [6, '', 'This is not an entry but another JSON value.'],
      [7, 'e', 'This entry has no title.'],
    ]);
    expect(entries[1]?.original).toBe('{"id": "b", "type": "book", "title": "B",,}');
  });

  it('lists in lists without end', async () => {
    const deep = '['.repeat(50_000);
    await expect(readEntries(`[{"title":"A"}, {"title": ${deep}`, 'x.json')).resolves.toMatchObject([
      { item: { title: 'A' } },
      { problem: 'This entry is not valid JSON.' },
    ]);
  });
});
