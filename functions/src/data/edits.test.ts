import { AppError } from '@lab/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { visitor } from '../http/caller.ts';
import { codeOf } from './error-code.ts';
import { requireOneOf } from './firestore.ts';
import { requireMove } from './move.ts';
import { iso, lastChange, now } from './time.ts';
import { isWritten, requireUnchanged } from './unchanged.ts';

describe('an edit', () => {
  const stored = { title: 'Fog', links: ['a', 'b'], count: 1 };

  it('is written already where all that it says stands there', () => {
    expect(isWritten(stored, { title: 'Fog', links: ['a', 'b'] })).toBe(true);
    expect(isWritten(stored, { title: 'Fog', count: undefined })).toBe(true);
    expect(isWritten(stored, { title: 'Fog', links: ['b', 'a'] })).toBe(false);
    expect(isWritten(stored, { title: 'Sand', count: 1 })).toBe(false);
  });

  it('is refused where somebody else has changed what it was made from', () => {
    expect(() => requireUnchanged(stored, undefined)).not.toThrow();
    expect(() => requireUnchanged(stored, { title: 'Fog', links: ['a', 'b'] })).not.toThrow();
    expect(() => requireUnchanged(stored, { title: 'Fog', links: ['a'] })).toThrow(
      new AppError('conflict', 'Somebody else has changed this meanwhile. Please compare and try again.'),
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

  it('is made by whose it is', () => {
    expect(() => requireMove(withdraw, record, mia, texts)).not.toThrow();
    const publish = { ...withdraw, by: 'admin' } as const;
    expect(() => requireMove(publish, record, { ...visitor, admin: true }, texts)).not.toThrow();
  });

  it('is refused to others before anything is said of the state', () => {
    const refusal = expect.objectContaining({ code: 'forbidden', message: 'Not yours' });
    expect(() =>
      requireMove(withdraw, { ...record, state: 'withdrawn' }, { ...visitor, admin: true }, texts),
    ).toThrow(refusal);
  });

  it('is refused from another state', () => {
    const refusal = expect.objectContaining({ code: 'conflict', message: 'Too late' });
    expect(() => requireMove(withdraw, { ...record, state: 'withdrawn' }, mia, texts)).toThrow(refusal);
  });
});

describe('a time', () => {
  const created = Timestamp.fromMillis(0);
  it('is ISO 8601 outside', () => expect(iso(created)).toBe('1970-01-01T00:00:00.000Z'));
  it('of the last change is that of the creation until there is one', () => {
    expect(lastChange({ createdAt: created })).toBe('1970-01-01T00:00:00.000Z');
    expect(lastChange({ createdAt: created, updatedAt: Timestamp.fromMillis(1_000) })).toBe(
      '1970-01-01T00:00:01.000Z',
    );
  });
  it('of now is now', () => expect(Math.abs(now().toMillis() - Date.now())).toBeLessThan(5_000));
});

it('one of the records that were read is demanded with a sentence', () => {
  const all = new Map([['a', { text: 'A' }]]);
  expect(requireOneOf(all, 'a', 'No such note')).toEqual({ text: 'A' });
  expect(() => requireOneOf(all, 'b', 'No such note')).toThrow(
    expect.objectContaining({ code: 'not-found', message: 'No such note' }),
  );
});

it.each([
  [Object.assign(new Error('busy'), { code: 14 }), 14],
  [new Error('no code'), undefined],
  [{ code: 14 }, undefined],
  [null, undefined],
])('the code of %o is %s', (thrown, code) => expect(codeOf(thrown)).toBe(code));
