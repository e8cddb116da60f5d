import { expect, test } from 'vitest';
import { readEntries } from './read-entries.ts';

const scholar = `%0 Journal Article
%T Tides of the {narrow} channel
%A Doe, Jane
%A Roe, Rita
%J Acta
%V 7
%N 2
%P 1-10
%@ 1234-5679
%D 2019
%R 10.1234/ab

%0 Thesis
%T Sand
%A van der Berg, Anna
%I University of Sand
%D 2020
%9 PhD Thesis
%X First line
and the second.

%0 Conference Proceedings
%A Doe, Jane
%B Proc. of Tides
%D 2021
`;

test('the export of Google Scholar', async () => {
  const [article, thesis, untitled] = await readEntries(scholar, 'scholar.enw');
  expect(article).toMatchObject({
    format: 'endnote',
    line: 1,
    item: {
      type: 'article-journal',
      title: 'Tides of the {narrow} channel',
      author: [
        { family: 'Doe', given: 'Jane' },
        { family: 'Roe', given: 'Rita' },
      ],
      'container-title': 'Acta',
      volume: '7',
      issue: '2',
      page: '1-10',
      DOI: '10.1234/ab',
      issued: { 'date-parts': [[2019]] },
    },
  });
  expect(thesis).toMatchObject({
    line: 13,
    item: {
      type: 'thesis',
      author: [{ family: 'Berg', given: 'Anna', 'non-dropping-particle': 'van der' }],
      publisher: 'University of Sand',
      genre: 'PhD Thesis',
      abstract: 'First line and the second.',
    },
  });
  expect(untitled).toMatchObject({ line: 22, problem: 'This entry has no title.' });
});

test.each([
  ['an empty tag', '%0 '],
  ['a type only', '%0 Journal Article'],
  ['an odd type', '%0 constructor\n%T x'],
  ['very many names', `%0 Book\n${'%A x\n'.repeat(5_000)}`],
])('%s is read without failing', async (_, text) => {
  expect(await readEntries(text, '')).toHaveLength(1);
});
