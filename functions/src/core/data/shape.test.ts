import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openFirestore } from '../../test/engine.ts';
import { collection, firestore } from './firestore.ts';
import { fill, fillPart, pickShape, type Shape } from './shape.ts';
import { noTime } from './time.ts';

await openFirestore();

interface Note {
  title: string;
  count: number;
  tags: string[];
  place: { town: string; street: string };
  parts: { name: string; of: string }[];
  createdAt: Timestamp;
  hint?: string;
}

const shape: Shape<Note> = {
  title: 'Untitled',
  count: 0,
  tags: [''],
  place: { town: '', street: '' },
  parts: [{ name: '', of: '' }],
  createdAt: noTime,
};
const whole: Note = {
  title: 'Fog',
  count: 2,
  tags: ['a', 'b'],
  place: { town: 'Kiel', street: '' },
  parts: [{ name: 'x', of: 'y' }],
  createdAt: Timestamp.fromMillis(7),
  hint: 'Look',
};

describe('a document', () => {
  it('that is complete is read unchanged, with its unknown fields', () => {
    expect(fill(shape, { ...whole, later: [null] })).toEqual({ ...whole, later: [null] });
  });

  it('that lacks every field gets the defaults', () => {
    const empty = { ...shape, tags: [], parts: [] };
    for (const stored of [undefined, null, {}, 'text', []]) expect(fill(shape, stored)).toEqual(empty);
  });

  it('gets the defaults at every level, and in each entry of a list', () => {
    const filled = fill(shape, { ...whole, place: { street: 'Quay' }, parts: [{ of: 'y' }, {}] });
    expect(filled.place).toEqual({ town: '', street: 'Quay' });
    expect(filled.parts).toEqual([
      { name: '', of: 'y' },
      { name: '', of: '' },
    ]);
  });

  it.each([
    ['title', 7],
    ['count', '2'],
    ['tags', 'a'],
    ['place', 'Kiel'],
    ['parts', { 0: {} }],
    ['createdAt', '2026-01-01'],
  ])('whose %s is of another type is read as one without', (field, value) => {
    const { [field as keyof Note]: _missing, ...others } = whole;
    expect(fill(shape, { ...whole, [field]: value })).toEqual(fill(shape, others));
  });

  it('loses list entries of another type, and null values', () => {
    const { hint, ...filled } = fill(shape, { ...whole, tags: ['a', null, 3], parts: ['x', {}], hint: null });
    expect([filled.tags, filled.parts, hint]).toEqual([['a'], [{ name: '', of: '' }], undefined]);
  });
});

it('fields that the shape does not name can be removed, at every level', () => {
  const { hint, ...named } = whole;
  const stored = { ...whole, place: { ...whole.place, later: 1 }, parts: [{ name: 'x', of: 'y', later: 1 }] };
  expect(pickShape(shape, stored)).toEqual(named);
});

describe('in Firestore', () => {
  it('a document without createdAt gets the time of its creation', async () => {
    const notes = collection<Note>('notes', shape);
    const { writeTime } = await firestore().doc('notes/a').set({ title: 'Fog' });
    const { tags, parts, ...others } = shape;
    const read = (await notes.doc('a').get()).data();
    expect(read).toEqual({ ...others, title: 'Fog', tags: [], parts: [], createdAt: writeTime });
  });

  it('the defaults are not stored', async () => {
    await collection<Note>('notes', shape).doc('a').set({ title: 'Fog' }, { merge: true });
    expect((await firestore().doc('notes/a').get()).data()).toEqual({ title: 'Fog' });
  });
});

describe('a part of a document', () => {
  it.each([
    [null, 7, 7],
    [null, 'seven', null],
    [null, undefined, null],
    ['', 'text', 'text'],
    [0, 'text', 0],
    [[''], ['a', 1, 'b'], ['a', 'b']],
    [[''], 'a', []],
  ])('with the default %j and stored as %j is %j', (shape, stored, filled) => {
    expect(fillPart<unknown>(shape, stored)).toEqual(filled);
  });
});
