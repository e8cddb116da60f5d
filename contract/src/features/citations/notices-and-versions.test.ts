import { expect, test } from 'vitest';
import { everyField } from '../papers/manuscript.testing.ts';
import { bibtex } from './bibtex.ts';
import { citationOf, cslItem } from './csl.ts';
import { ris } from './ris.ts';

const citation = citationOf(
  {
    ...everyField('first'),
    _id: 'p1',
    authors: ['Ann Lee', 'Bo Roe', 'Cy Poe'],
    corresponding: ['Bo Roe'],
    equalContribution: ['Ann Lee', 'Bo Roe'],
    note: '',
    arxiv: '',
    otherVersions: [
      { kind: 'preprint', server: 'arXiv', date: '2023-11', link: 'https://arxiv.org/abs/2311.01234v2' },
      { kind: 'accepted', server: 'Zenodo', date: '2024', link: 'https://doi.org/10.5281/zenodo.1' },
    ],
    notices: [{ kind: 'retraction', date: '2025-02', link: 'https://doi.org/10.1/r', text: 'Wrong data.' }],
  },
  'https://lab.test/paper/p1',
);
const sentence = 'Retraction (2025-02): Wrong data. https://doi.org/10.1/r';

test('BibTeX cites the published version, names the preprint as eprint, and says notices and marks', () => {
  const written = bibtex(citation);
  expect(written).toContain('doi = {10.1000/first.doi}');
  expect(written).toContain('eprint = {2311.01234v2}');
  expect(written).toContain('| accepted | Zenodo | 2024 | https://doi.org/10.5281/zenodo.1}');
  expect(written).toContain('notices = {retraction | 2025-02 | https://doi.org/10.1/r | Wrong data.}');
  expect(written).toContain(`note = {${sentence}}`);
  expect(written).toContain('author+an = {1=equal; 2=corresponding,equal}');
});

test('CSL says that the work is retracted, with places among the authors', () => {
  expect(cslItem(citation)).toMatchObject({
    status: 'retracted',
    note: sentence,
    custom: { corresponding: [1], equalContribution: [0, 1], arxiv: '2311.01234v2' },
  });
});

test('RIS says them as notes', () => {
  const written = ris(citation);
  for (const note of [
    `Note: ${sentence}`,
    'Corresponding author: Roe, Bo',
    'Other version: accepted | Zenodo | 2024 | https://doi.org/10.5281/zenodo.1',
    'Notice: retraction | 2025-02 | https://doi.org/10.1/r | Wrong data.',
  ])
    expect(written).toContain(`N1  - ${note}\r\n`);
});

test.each([
  'https://arxiv.org/abs/2311.01234v2',
  'https://www.arxiv.org/pdf/2311.01234v2.pdf',
  'arXiv:2311.01234v2 [cs.LG]',
  '2311.01234v2',
])('an identifier pasted as %s is cited without its service', (arxiv) => {
  const pasted = {
    arxiv,
    pubmed: 'PMID: 123',
    handle: 'https://hdl.handle.net/20.500.1/7',
    otherVersions: [],
  };
  const cited = citationOf({ ...everyField('first'), _id: 'p1', ...pasted }, '');
  expect(cited).toMatchObject({ arxiv: '2311.01234v2', pubmed: '123', handle: '20.500.1/7' });
});
