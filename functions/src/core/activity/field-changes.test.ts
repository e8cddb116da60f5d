import { expect, test } from 'vitest';
import { fieldChanges } from './field-changes.ts';

const before = { title: 'Old', people: ['Ann', 'Bo'], links: { code: '', data: 'd' }, image: 'a', same: 1 };
const fields = Object.keys(before);

test('names what changed, with the text of before and after', () => {
  const after = { ...before, title: 'New', people: ['Ann'], links: { code: 'c', data: 'd' } };
  expect(fieldChanges(before, after, fields, ['title', 'people', 'links'])).toEqual([
    { field: 'title', before: 'Old', after: 'New' },
    { field: 'people', before: 'Ann; Bo', after: 'Ann' },
    { field: 'links', before: 'd', after: 'c; d' },
  ]);
});

test('keeps only the name of other fields, and the beginning of long texts', () => {
  expect(fieldChanges(before, { image: 'b' }, fields, ['title'])).toEqual([
    { field: 'image', before: '', after: '' },
  ]);
  const [change] = fieldChanges(before, { title: 'x'.repeat(1000) }, fields, ['title']);
  expect(change?.after.length).toBeLessThan(320);
});

test('is empty when nothing changed', () => {
  expect(fieldChanges(before, structuredClone(before), fields, fields)).toEqual([]);
});
