import { expect, it } from 'vitest';
import { changesOf, withChanges } from './changes.ts';

const before = { title: 'Tides', authors: ['Ada', 'Li'], links: { code: '', data: 'https://a.example' } };

it.each([
  [{}, {}],
  [{ title: '' }, { title: '' }],
  [{ authors: ['Ada', 'Li'] }, {}],
  [{ authors: ['Li', 'Ada'] }, { authors: ['Li', 'Ada'] }],
  [{ links: { code: '', data: '' } }, { links: { data: '' } }],
])('of a form in which %j is written, %j has changed', (written, changes) => {
  expect(changesOf(before, { ...before, ...written })).toEqual(changes);
});

it('are made to a form that says something else by now', () => {
  const theirs = { ...before, title: 'Waves', links: { code: 'https://b.example', data: '' } };
  expect(withChanges(theirs, { authors: ['Ada'], links: { data: 'https://c.example' } })).toEqual({
    title: 'Waves',
    authors: ['Ada'],
    links: { code: 'https://b.example', data: 'https://c.example' },
  });
});

it.each([undefined, null, 'text', 7, ['a list']])('are none where %j was kept', (kept) => {
  expect(withChanges(before, kept)).toEqual(before);
});
