import { expect, it } from 'vitest';
import { shownName, withNameParts, withWrittenNames } from './name-parts.ts';

const reddi = { family: 'Janapa Reddi', given: 'Vijay' };
const work = {
  authors: ['Brian Plancher', 'Janapa Reddi, Vijay', 'Roe, Ada'],
  editors: ['{Google Brain}'],
  corresponding: ['Roe, Ada'],
  equalContribution: ['Janapa Reddi, Vijay', 'Brian Plancher'],
};

it('people are stored in order, in every list, with the parts that their names do not say', () => {
  const stored = withNameParts(work);
  expect(stored).toEqual({
    authors: ['Brian Plancher', 'Vijay Janapa Reddi', 'Ada Roe'],
    editors: ['Google Brain'],
    corresponding: ['Ada Roe'],
    equalContribution: ['Vijay Janapa Reddi', 'Brian Plancher'],
    nameParts: [reddi, { literal: 'Google Brain' }],
  });
  // A reader of the old contract sends back what it got.
  expect(withNameParts(stored, stored.nameParts)).toEqual(stored);
});

it('only the lists that are given', () => {
  expect(withNameParts({ authors: ['Ada Roe'], title: 'T' })).toEqual({
    authors: ['Ada Roe'],
    title: 'T',
    nameParts: [],
  });
});

it('a changed name loses its parts, and parts can be said anew', () => {
  const parts = (author: string) => withNameParts({ authors: [author] }, [reddi]).nameParts;
  expect(parts('Vijay Janapa Reddi')).toEqual([reddi]);
  expect(parts('V. Janapa Reddi')).toEqual([]);
  expect(parts('Reddi, Vijay Janapa')).toEqual([]);
  expect(parts('{Vijay Janapa Reddi}')).toEqual([{ literal: 'Vijay Janapa Reddi' }]);
});

it('an organisation with a comma stays one when it is sent back', () => {
  const stored = withNameParts({ authors: ['{Sand, Sea}'] });
  expect(stored).toEqual({ authors: ['Sand, Sea'], nameParts: [{ literal: 'Sand, Sea' }] });
  expect(withNameParts({ authors: ['Sand, Sea'] }, stored.nameParts)).toEqual(stored);
});

it('a form has the parts within the names', () => {
  const { nameParts, ...stored } = withNameParts(work);
  expect(withWrittenNames(stored, nameParts)).toEqual({
    ...work,
    authors: ['Brian Plancher', 'Janapa Reddi, Vijay', 'Ada Roe'],
    corresponding: ['Ada Roe'],
  });
  expect(withWrittenNames(stored)).toEqual(stored);
});

it('a list that repeats names can follow', () => {
  expect(shownName('Janapa Reddi, Vijay')).toBe('Vijay Janapa Reddi');
  expect(shownName('Inst. of Sand, Bergen')).toBe('Inst. of Sand, Bergen');
});
