import { expect, it } from 'vitest';
import { changesOf, withChanges } from './changes.ts';

const before = { title: 'Tides', authors: ['Ada', 'Li'], links: { code: '', data: 'https://a.example' } };

it.each([
  [{}, {}],
  [{ title: '' }, { title: '' }],
  [{ authors: ['Ada', 'Li'] }, {}],
  [{ authors: ['Li', 'Ada'] }, { authors: ['Li', 'Ada'] }],
  [{ links: { code: '', data: '' } }, { links: { data: '' } }],
])('a form with %j has the changes %j', (written, changes) => {
  expect(changesOf(before, { ...before, ...written })).toEqual(changes);
});

it('are applied to a form whose other values are different now', () => {
  const theirs = { ...before, title: 'Waves', links: { code: 'https://b.example', data: '' } };
  expect(withChanges(theirs, { authors: ['Ada'], links: { data: 'https://c.example' } })).toEqual({
    title: 'Waves',
    authors: ['Ada'],
    links: { code: 'https://b.example', data: 'https://c.example' },
  });
});

it.each([undefined, null, 'text', 7, ['a list']])('%j in storage counts as no changes', (stored) => {
  expect(withChanges(before, stored)).toEqual(before);
});
