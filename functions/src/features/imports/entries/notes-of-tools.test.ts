import { expect, test } from 'vitest';
import { withExtras } from '../bibtex-extras.ts';
import { workFromItem } from '../work-from-item.ts';
import { keywordsForVisitors, noteForVisitors } from './notes-of-tools.ts';
import { readEntries } from './read-entries.ts';

test.each([
  ['00042 tex.ids: doeSand2019', ''],
  ['00042\ntex.ids: doeSand2019, doe:sand', ''],
  ['0000042[s0]', ''],
  ['00042', ''],
  ['ZSCC: 0000042', ''],
  ['tex.ids= doe2019a, doe2019b', ''],
  ['tex.ids: doe2019a Best paper award', 'Best paper award'],
  ['Best paper award tex.ids: doe2019a', 'Best paper award'],
  ['Citation Key: doe2019 Oral presentation', 'Oral presentation'],
  ['Best paper\nCitation Key: doe2019\n00042', 'Best paper'],
  ['tex.referencetype: article tex.ids: doe2019', ''],
  ['_eprint: https://doi.org/10.1000/x', ''],
  ['Publisher: Sand Press', ''],
  ['[TLDR] Sand moves.', ''],
  ['From Duplicate 2 (On sand - Doe, Jane)', ''],
  ['Read_Status: Read Read_Status_Date: 2023-01-02T00:00:00Z', ''],
])('of the note %j visitors see %j', (note, shown) => {
  expect(noteForVisitors(note)).toBe(shown);
});

test.each([
  'Best paper award',
  '10042 grains were counted',
  '42',
  '2019',
  'See vertex.ids: they matter',
  'Text. Identifiers: doe',
  'Publisher: Sand Press, and a second edition by somebody else, of which more is said here than a line of a tool has.',
  'To appear: key figures',
  'Keynote: on sand',
])('the note %j stays', (note) => {
  expect(noteForVisitors(note)).toBe(note);
});

test('keywords of programs are left out, and those of people stay', () => {
  const kept = 'sand, systematic review, for all, group theory, C# language, doi system, forest: pine';
  const own =
    'sys:relevantFor:lab, relevantFor:lab, myown, send:unihb, for:kde, #nosource, ⛔ No DOI found, unread';
  expect(keywordsForVisitors(`${own}, ${kept}, sys:hidden`)).toBe(kept);
  expect(keywordsForVisitors('')).toBe('');
  expect(keywordsForVisitors(own)).toBe('');
});

test('a million signs take no longer than others', () => {
  const began = process.cpuUsage();
  for (const piece of ['tex.', 'tex.a: ', '00042 ', '_a', 'citation ', 'a, ', 'publisher: ', '⛔ '])
    for (const read of [noteForVisitors, keywordsForVisitors])
      expect(read(piece.repeat(1_000_000 / piece.length)).length).toBeLessThan(1_000_001);
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000);
});

const entry = `@article{k, title={T}, author={Doe, Jane}, year=2019, journal={J}, owner={jane}, timestamp={2019-01-01},
  note={00042 tex.ids: doe2019}, keywords={sand, sys:relevantFor:lab}, mynumber={7}, interhash={abc}, added-at={2019}}`;

test('they are in the original, and in no file that the site writes', async () => {
  const [read] = await readEntries(entry, 'works.bib');
  if (!read?.item) throw new Error(read?.problem);
  expect(read.original).toBe(entry);
  expect(workFromItem(read.item)).toMatchObject({ note: '', keywords: 'sand' });
  const written = withExtras('@article{x,\n  title = {T},\n  keywords = {sand},\n}\n', read.original);
  expect(written).toContain('mynumber = {7}');
  expect(written).not.toMatch(/00042|tex\.ids|sys:|owner|timestamp|interhash|added-at/);
});

test.each([
  ['a.json', JSON.stringify([{ title: 'T', note: '00042\ntex.ids: a', keyword: 'sand, sys:x' }])],
  ['a.ris', 'TY  - JOUR\nTI  - T\nN1  - 00042 tex.ids: a\nKW  - sand\nKW  - sys:x\nER  - '],
])('the same in %s', async (name, text) => {
  const [read] = await readEntries(text, name);
  expect(read?.item && workFromItem(read.item)).toMatchObject({ note: '', keywords: 'sand' });
});
