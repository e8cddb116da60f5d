import { AppError } from '@lab/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { visitor } from '../http/caller.ts';
import { codeOf } from './error-code.ts';
import { requireFound } from './firestore.ts';
import { requireMove } from './move.ts';
import { iso, lastChange, now } from './time.ts';
import { isAlreadySaved, requireUnchanged } from './unchanged.ts';

describe('an edit', () => {
  const stored = { title: 'Fog', links: ['a', 'b'], count: 1 };

  it('is already saved when the record has all of its values', () => {
    expect(isAlreadySaved(stored, { title: 'Fog', links: ['a', 'b'] })).toBe(true);
    expect(isAlreadySaved(stored, { title: 'Fog', count: undefined })).toBe(true);
    expect(isAlreadySaved(stored, { title: 'Fog', links: ['b', 'a'] })).toBe(false);
    expect(isAlreadySaved(stored, { title: 'Sand', count: 1 })).toBe(false);
  });

  it('is refused when somebody else has changed the record since it was read', () => {
    expect(() => requireUnchanged(stored, undefined)).not.toThrow();
    expect(() => requireUnchanged(stored, { title: 'Fog', links: ['a', 'b'] })).not.toThrow();
    expect(() => requireUnchanged(stored, { title: 'Fog', links: ['a'] })).toThrow(
      new AppError(
        'conflict',
        'Somebody else has changed this since you opened it. Please compare and try again.',
      ),
    );
    expect(() => requireUnchanged(stored, { title: 'Sand' })).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
  });
});

describe('a move', () => {
  const withdraw = { from: 'pending', to: 'withdrawn', by: 'author' } as const;
  const texts = { notYours: 'Not yours', wrongState: 'Too late' };
  const mia = { ...visitor, uid: 'mia' };
  const record = { state: 'pending', authorUid: 'mia' } as const;

  it('may be made by those whom the table names', () => {
    expect(() => requireMove(withdraw, record, mia, texts)).not.toThrow();
    const publish = { ...withdraw, by: 'papers.publish' } as const;
    expect(() => requireMove(publish, record, { ...visitor, role: 'admin' }, texts)).not.toThrow();
  });

  it('is refused to others before the state is checked', () => {
    const refusal = expect.objectContaining({ code: 'forbidden', message: 'Not yours' });
    expect(() =>
      requireMove(withdraw, { ...record, state: 'withdrawn' }, { ...visitor, role: 'admin' }, texts),
    ).toThrow(refusal);
  });

  it('is refused from another state', () => {
    const refusal = expect.objectContaining({ code: 'conflict', message: 'Too late' });
    expect(() => requireMove(withdraw, { ...record, state: 'withdrawn' }, mia, texts)).toThrow(refusal);
  });
});

describe('a time', () => {
  const created = Timestamp.fromMillis(0);
  it('is sent as ISO 8601', () => expect(iso(created)).toBe('1970-01-01T00:00:00.000Z'));
  it('of the last change is that of the creation before any change', () => {
    expect(lastChange({ createdAt: created })).toBe('1970-01-01T00:00:00.000Z');
    expect(lastChange({ createdAt: created, updatedAt: Timestamp.fromMillis(1_000) })).toBe(
      '1970-01-01T00:00:01.000Z',
    );
  });
  it('of now is now', () => expect(Math.abs(now().toMillis() - Date.now())).toBeLessThan(5_000));
});

it('a missing record is answered with the given sentence', () => {
  const all = new Map([['a', { text: 'A' }]]);
  expect(requireFound(all, 'a', 'No such note')).toEqual({ text: 'A' });
  expect(() => requireFound(all, 'b', 'No such note')).toThrow(
    expect.objectContaining({ code: 'not-found', message: 'No such note' }),
  );
});

it.each([
  [Object.assign(new Error('busy'), { code: 14 }), 14],
  [new Error('no code'), undefined],
  [{ code: 14 }, undefined],
  [null, undefined],
])('the code of %o is %s', (thrown, code) => expect(codeOf(thrown)).toBe(code));
