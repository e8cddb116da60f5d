import { describe, expect, it } from 'vitest';
import type { WorkType } from '../papers/types.ts';
import { type Citable, citationOf } from './csl.ts';
import { pagesWithMark, sourceOf } from './source.ts';

const cite = (fields: Partial<Citable>) =>
  citationOf(
    {
      _id: 'fog',
      title: 'On fog',
      publisher: '',
      doi: '',
      publicationDate: '2015',
      authors: ['Ada Byron'],
      details: '',
      ...fields,
    },
    'https://lab.test/paper/fog',
  );

describe('a citation says where a work appeared', () => {
  it('only with what is known', () => {
    expect(sourceOf(cite({}))).toEqual({
      container: '',
      isInBook: false,
      kind: '',
      by: '',
      volume: '',
      issue: '',
      pages: '',
      edition: '',
    });
  });

  it('of an article, in its journal', () => {
    const article = { publisher: 'Fog', bookTitle: 'Book', volume: '12', issue: '3', pages: '4-6' };
    expect(sourceOf(cite(article))).toMatchObject({
      container: 'Fog',
      isInBook: false,
      by: '',
      volume: '12',
      issue: '3',
      pages: '4–6',
    });
  });

  it('of a part of a book, in the book and without the event', () => {
    const chapter = { type: 'conference', bookTitle: 'Book', publisher: 'Pier', event: 'Fog 2015' } as const;
    expect(sourceOf(cite(chapter))).toMatchObject({ container: 'Book', isInBook: true, by: 'Pier' });
    expect(sourceOf(cite({ ...chapter, bookTitle: '' }))).toMatchObject({
      isInBook: false,
      by: 'Fog 2015, Pier',
    });
  });

  it('and who granted and published it, each once', () => {
    const thesis = { type: 'doctoral', school: 'Sand U', institution: 'NIST', publisher: 'Sand U' } as const;
    expect(sourceOf(cite(thesis)).by).toBe('Sand U, NIST');
  });

  it.each<[WorkType, string]>([
    ['article', ''],
    ['conference', ''],
    ['chapter', ''],
    ['book', ''],
    ['preprint', 'Preprint'],
    ['bachelor', 'Bachelor’s thesis'],
    ['master', 'Master’s thesis'],
    ['doctoral', 'Doctoral thesis'],
    ['report', 'Report'],
    ['dataset', 'Data set'],
    ['software', 'Computer software'],
    ['talk', 'Talk'],
    ['poster', 'Poster'],
    ['patent', 'Patent'],
    ['other', ''],
  ])('and that a work of type %s is a %s', (type, kind) => {
    expect(sourceOf(cite({ type })).kind).toBe(kind);
  });

  it('names arXiv for a preprint only', () => {
    expect(sourceOf(cite({ type: 'preprint', arxiv: 'arXiv: 2301.00001' })).by).toBe('arXiv:2301.00001');
    expect(sourceOf(cite({ type: 'preprint', arxiv: 'ArXiv:unknown' })).by).toBe('arXiv:unknown');
    expect(sourceOf(cite({ type: 'preprint', arxiv: 'my-arxiv:1' })).by).toBe('arXiv:my-arxiv:1');
    expect(sourceOf(cite({ type: 'preprint' })).by).toBe('');
    expect(sourceOf(cite({ type: 'book', arxiv: '2301.00001' })).by).toBe('');
  });
});

describe('the edition', () => {
  it.each([
    ['1', '1st ed.'],
    ['2nd', '2nd ed.'],
    ['3rd ed.', '3rd ed.'],
    [' 4th. ', '4th ed.'],
    ['5 ed', '5th ed.'],
    ['10', '10th ed.'],
    ['11', '11th ed.'],
    ['12', '12th ed.'],
    ['13th', '13th ed.'],
    ['20', '20th ed.'],
    ['21', '21st ed.'],
    ['121', '121st ed.'],
    ['111', '111th ed.'],
    ['Revised edition', 'Revised edition'],
    ['New 2nd', 'New 2nd'],
    ['2 in one', '2 in one'],
  ])('%j is %j', (edition, written) => {
    expect(sourceOf(cite({ type: 'book', edition })).edition).toBe(written);
  });

  it.each([
    ['1.2', 'Version 1.2'],
    ['v1.2', 'Version 1.2'],
    ['V. 3', 'Version 3'],
    ['version 2', 'Version 2'],
    ['vanilla', 'Version vanilla'],
    ['rev1', 'Version rev1'],
  ])('of version %j is %j', (version, written) => {
    expect(sourceOf(cite({ type: 'software', version })).edition).toBe(written);
  });

  it.each(['report', 'patent'] as const)('of a %s contains its number', (type) => {
    const numbered = sourceOf(cite({ type, issue: '7', edition: '2', version: '1' }));
    expect(numbered).toMatchObject({ issue: '', edition: '2nd ed., Version 1, No. 7' });
  });

  it('of an article does not', () => {
    expect(sourceOf(cite({ issue: '7' }))).toMatchObject({ issue: '7', edition: '' });
  });
});

it.each([
  [{ pages: '5' }, 'p. 5'],
  [{ pages: '45-67' }, 'pp. 45–67'],
  [{ pages: '4, 6' }, 'pp. 4, 6'],
  [{ pages: '5', articleNumber: 'e7' }, 'p. 5'],
  [{ articleNumber: 'e7' }, 'Art. no. e7'],
  [{}, ''],
])('the pages of %o are written as %j', (fields, written) => {
  expect(pagesWithMark(cite(fields))).toBe(written);
});
