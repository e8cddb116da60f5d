import { describe, expect, it } from 'vitest';
import { readIdentifiers } from './read-identifiers.ts';

const unreadable = 'This is not a DOI, an arXiv id, a PubMed id or an ORCID iD.';

describe('an identifier in any spelling', () => {
  it.each([
    ['10.1000/xyz', 'doi', '10.1000/xyz'],
    ['doi: 10.1000/xyz', 'doi', '10.1000/xyz'],
    ['DOI:10.1000/xyz.', 'doi', '10.1000/xyz'],
    ['https://doi.org/10.1000/a%28b%29', 'doi', '10.1000/a(b)'],
    ['<http://dx.doi.org/10.1000/xyz>', 'doi', '10.1000/xyz'],
    ['https://www.nature.com/articles/10.1038/s41586-020-2649-2', 'doi', '10.1038/s41586-020-2649-2'],
    ['10.1000/1706.03762', 'doi', '10.1000/1706.03762'],
    ['1706.03762', 'arxiv', '1706.03762'],
    ['arXiv: 1706.03762v5', 'arxiv', '1706.03762'],
    ['arXiv:hep-th/9901001', 'arxiv', 'hep-th/9901001'],
    ['https://arxiv.org/abs/1706.03762', 'arxiv', '1706.03762'],
    ['arxiv.org/pdf/1706.03762v2.pdf', 'arxiv', '1706.03762'],
    ['https://doi.org/10.48550/arXiv.1706.03762', 'arxiv', '1706.03762'],
    ['33012345', 'pmid', '33012345'],
    ['PMID: 33012345', 'pmid', '33012345'],
    ['https://pubmed.ncbi.nlm.nih.gov/33012345/', 'pmid', '33012345'],
    ['https://www.ncbi.nlm.nih.gov/pubmed/33012345', 'pmid', '33012345'],
    ['0000-0002-1825-0097', 'orcid', '0000-0002-1825-0097'],
    ['https://orcid.org/0000-0002-1694-233X', 'orcid', '0000-0002-1694-233X'],
    ['ORCID iD: 000000021694233x', 'orcid', '0000-0002-1694-233X'],
  ])('%s', (text, kind, id) => {
    expect(readIdentifiers(text)).toEqual({ identifiers: [{ kind, id }], notFound: [] });
  });
});

it('lists with commas, semicolons and lines name each once', () => {
  const text =
    '10.1000/a,10.1000/b; PMID: 7\n10.1000/A\t1706.03762,,\r\n12, 13,14 https://doi.org/10.1000/c,d';
  expect(readIdentifiers(text).identifiers.map(({ id }) => id)).toEqual([
    '10.1000/A',
    '10.1000/b',
    '7',
    '1706.03762',
    '12',
    '13',
    '14',
    '10.1000/c,d',
  ]);
});

it.each([
  ['hello', unreadable],
  ['10.1000/../login', unreadable],
  ['https://example.org/', unreadable],
  ['javascript:alert(1)', unreadable],
  ['9'.repeat(5_000), unreadable],
  ['0000-0002-1825-0098', 'This ORCID iD has a typing mistake: its last digit does not fit.'],
])('%s is told', (identifier, why) => {
  expect(readIdentifiers(`10.1000/a ${identifier}`)).toEqual({
    identifiers: [{ kind: 'doi', id: '10.1000/a' }],
    notFound: [{ identifier, why }],
  });
});

it.each(['', ' \n,;'])('nothing in %j', (text) => {
  expect(readIdentifiers(text)).toEqual({ identifiers: [], notFound: [] });
});

describe('in prose', () => {
  it('a number is no PubMed id, and a line without an identifier is said', () => {
    const text = `Roe A, Lee B. Tides of the narrow channel. Acta Maris 12 (2019) 168. doi: 10.1000/a
Roe A. Ports. 2020, 3, 17.

Lee B. On mud and sand. Acta Maris 2021. PMID: 33012345`;
    expect(readIdentifiers(text)).toEqual({
      identifiers: [
        { kind: 'doi', id: '10.1000/a' },
        { kind: 'pmid', id: '33012345' },
      ],
      notFound: [
        {
          identifier: 'Roe A. Ports. 2020, 3, 17.',
          why: 'Line 2 has no DOI, arXiv id or PubMed id.',
          line: 2,
        },
      ],
    });
  });

  it('of very many lines the first and their number are said, and iDs of people are no works', () => {
    const record = `- id: doi:10.1000/a
  orcid: 0000-0002-1825-0097
  authors:
  - Ada Roe
`;
    const { identifiers, notFound } = readIdentifiers(record.repeat(40));
    expect(identifiers).toEqual([{ kind: 'doi', id: '10.1000/a' }]);
    expect(notFound).toEqual([
      {
        identifier: 'authors:',
        why: '80 lines have no DOI, arXiv id or PubMed id, and were not read. This is the first of them.',
        line: 3,
      },
    ]);
  });
});

describe('a long list', () => {
  const numbers = (count: number, first = 1) =>
    Array.from({ length: count }, (_, at) => String(at + first)).join('\n');

  it('of 5,000 is read, also where each is named twice', () => {
    expect(readIdentifiers(`${numbers(5_000)}\n${numbers(5_000)}`).identifiers).toHaveLength(5_000);
  });

  it.each([
    ['5,001', numbers(5_001)],
    ['5,000 and a word', `${numbers(5_000)}\nhello`],
    ['hundreds of thousands', numbers(400_000, 1_000)],
    [
      '5,001 in prose',
      Array.from({ length: 5_001 }, (_, at) => `It is said that sand moves: doi 10.1000/${at}`).join('\n'),
    ],
  ])('of %s is refused', (_what, text) => {
    expect(() => readIdentifiers(text)).toThrow('Please enter at most 5000 identifiers at a time.');
  });
});
