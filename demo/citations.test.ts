/** Checks every name and title of the demo lab in citations, by parsing them with a maintained library. */
import { bibtex } from '@lab/contract/features/citations/bibtex';
import { citationOf, cslItem } from '@lab/contract/features/citations/csl';
import { shownName } from '@lab/contract/features/citations/name-parts';
import { familyOf, inReadingOrder, parseName, particleLast } from '@lab/contract/features/citations/names';
import { ris } from '@lab/contract/features/citations/ris';
import { citedSpelling } from '@lab/contract/features/citations/spellings';
import { citationStyles, formatCitation, plainText } from '@lab/contract/features/citations/styles';
import { describe, expect, test } from 'vitest';
import { readCitation } from '../functions/src/features/citations/citations.ts';
import { papers } from './content/papers.ts';

const demo = [...new Set(papers.flatMap(({ authors }) => authors))];
const others = [
  'Chen, Xi',
  'Jin Ping Xi',
  'Vincent Van der Berg',
  'The Anh Nguyen',
  '王小明 (Wang, Xiaoming)',
];
const names = [...demo, ...others];

const formats = {
  bibtex,
  ris,
  csl: (citation: ReturnType<typeof citationOf>) => JSON.stringify(cslItem(citation)),
};

function cite(authors: string[], title = 'On tides') {
  return citationOf(
    {
      _id: 'p',
      title,
      publisher: 'Sand and Sea',
      doi: '10.1000/182',
      publicationDate: '2024-05-06',
      authors,
      details: '',
    },
    'https://lab.test/paper/p',
  );
}

describe.each(Object.entries(formats))('%s is read back', (_name, write) => {
  test.each(names)('with %s', async (name) => {
    const { authors } = await readCitation(write(cite([name, 'Ada Byron', name])));
    const cited = inReadingOrder(parseName(name));
    expect(authors?.map(shownName)).toEqual([cited, 'Ada Byron', cited]);
  });

  test.each(papers.map(({ title }) => title))('with “%s”', async (title) => {
    expect((await readCitation(write(cite(['Ada Byron'], title)))).title).toBe(title);
  });
});

test.each(names)('the cited spelling of %s keeps all its letters in order', (name) => {
  const letters = (text: string) => text.replace(/[\s,]/g, '');
  expect([...letters(inReadingOrder(parseName(name)))].sort()).toEqual(
    [...letters(citedSpelling(name))].sort(),
  );
});

test.each(names)('the five styles write the whole family name of %s before the given name', (name) => {
  const { given = '', ...parts } = parseName(name);
  for (const style of citationStyles) {
    const text = plainText(formatCitation(style, cite([name])));
    // Only Chicago sorts by the name after the particle.
    const start = style === 'chicago' ? particleLast(parseName(name)) : familyOf(parts);
    expect(text.slice(0, text.indexOf('tides'))).toContain(start);
    expect(text.startsWith(start), `${style}: ${text}`).toBe(style !== 'ieee' || given === '');
  }
});

test('names that were once parsed wrongly', () => {
  const authors = [
    'يُسرى القنديل (Yusra Al-Qandil)',
    'Chen, Xi',
    'Saoirse Nic Dubhthaí',
    '苏砚舟 (Su Yanzhou)',
  ];
  expect(bibtex(cite([...authors, ...others]))).toContain(
    'author = {Al-Qandil, Yusra and Chen, Xi and Nic Dubhthaí, Saoirse and {Su Yanzhou} and Chen, Xi and ' +
      'Xi, Jin Ping and Van der Berg, Vincent and Nguyen, The Anh and Wang, Xiaoming}',
  );
});
