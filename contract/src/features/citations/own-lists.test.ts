import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaperNotice } from '../papers/notices.ts';
import { linesOf, named, noteWith, noteWithout, readLines, textOfList } from './own-lists.ts';

const preprint = { kind: 'preprint', server: 'arXiv', date: '2024-01', link: 'https://a.test/1' } as const;
const retraction: PaperNotice = { kind: 'retraction', date: '2025-02', link: '', text: 'Wrong data.' };
const correction: PaperNotice = { kind: 'correction', date: '2024', link: 'https://a.test/c', text: '' };

describe('a list of several parts as one text', () => {
  it('has its parts in an order that imports know', () => {
    expect(linesOf('otherVersions', [preprint])).toEqual(['preprint | arXiv | 2024-01 | https://a.test/1']);
    expect(linesOf('notices', [retraction, correction])).toEqual([
      'retraction | 2025-02 |  | Wrong data.',
      'correction | 2024 | https://a.test/c | ',
    ]);
    expect(textOfList('links', [{ name: 'code', url: 'https://a.test' }])).toBe('code | https://a.test');
    expect(textOfList('moreAreas', named(['Light', 'Sand']))).toBe('Light || Sand');
    expect(textOfList('moreAreas', named())).toBe('');
  });

  it('is read again, with each bar and percent sign in its texts', () => {
    const part = fc
      .string({ unit: fc.constantFrom('|', '%', '7', 'C', '2', '5', 'a', ' ') })
      .map((text) => text.trim());
    const lists = fc.array(fc.record({ name: part, url: part }).filter(({ name, url }) => name + url !== ''));
    fc.assert(
      fc.property(lists, (list) => {
        expect(readLines('links', textOfList('links', list))).toEqual(list);
      }),
    );
  });

  it.each([
    ['a|b', 'a%7Cb'],
    ['100 % of a', '100 % of a'],
    ['%7C and %25', '%257C and %2525'],
  ])('%j is written as %j', (name, written) => {
    expect(textOfList('moreAreas', [{ name }])).toBe(written);
    expect(readLines('moreAreas', written)).toEqual([{ name }]);
  });

  it.each(['', ' | ', 'code', 'a | b | c', '||', ' || | '])('of links in %j nothing is read', (text) => {
    expect(readLines('links', text)).toEqual([]);
  });

  it('a line that has not all parts does not keep others from being read', () => {
    expect(readLines('links', 'code || data|https://a.test || a | b | c')).toEqual([
      { name: 'data', url: 'https://a.test' },
    ]);
  });
});

describe('the note of a file', () => {
  const sentences = 'Retraction (2025-02): Wrong data.; Correction (2024): https://a.test/c';

  it('says the notices after what the authors wrote', () => {
    expect(noteWith('In press', [retraction, correction])).toBe(`In press; ${sentences}`);
    expect(noteWith(undefined, [retraction, correction])).toBe(sentences);
    expect(noteWith('In press', [])).toBe('In press');
    expect(noteWith('', [])).toBeUndefined();
  });

  it.each([
    [`In press; ${sentences}`, 'In press'],
    [`One; two; ${sentences}`, 'One; two'],
    [sentences, ''],
    ['In press', 'In press'],
    [`${sentences} And more`, `${sentences} And more`],
  ])('%j is read as %j when its notices are read too', (note, own) => {
    expect(noteWithout(note, [retraction, correction])).toBe(own);
  });

  it('stays whole for a work without notices', () => {
    expect(noteWithout('In press; ', [])).toBe('In press; ');
  });
});
