import { describe, expect, it } from 'vitest';
import { applicationMoves } from '../features/applications/lifecycle.ts';
import { messageMoves } from '../features/messages/lifecycle.ts';
import { paperMoves } from '../features/papers/lifecycle.ts';
import { api } from '../index.ts';
import { type Moves, mayMove } from './lifecycle.ts';

const author = { isAuthor: true, role: '' } as const;
const admin = { isAuthor: false, role: 'admin' } as const;
const stranger = { isAuthor: false, role: '' } as const;

/** The moves that this person may make from this state, with the state that each leads to. */
function ways(moves: Moves<string>, state: string, mover: Parameters<typeof mayMove>[1]): string[] {
  return Object.entries(moves)
    .filter(([, move]) => move.from === state && mayMove(move, mover))
    .map(([name, { to }]) => `${name}: ${to}`);
}

describe('a pending paper', () => {
  it('is edited and withdrawn by its author', () => {
    expect(ways(paperMoves, 'pending', author)).toEqual(['edit: pending', 'withdraw: withdrawn']);
  });
  it('is accepted or rejected by an admin, who cannot change its text', () => {
    expect(ways(paperMoves, 'pending', admin)).toEqual([
      'feedback: pending',
      'publish: published',
      'reject: rejected',
    ]);
  });
});

describe('a pending application', () => {
  it('can only be withdrawn by its applicant', () => {
    expect(ways(applicationMoves, 'pending', author)).toEqual(['delete: deleted']);
  });
  it('is answered, accepted or deleted by an admin', () => {
    expect(ways(applicationMoves, 'pending', admin)).toEqual([
      'feedback: pending',
      'accept: accepted',
      'delete: deleted',
    ]);
  });
});

it('a message is answered once, by an admin', () => {
  expect(ways(messageMoves, 'unanswered', admin)).toEqual(['reply: answered']);
  expect(ways(messageMoves, 'unanswered', author)).toEqual([]);
  expect(ways(messageMoves, 'answered', admin)).toEqual([]);
});

it.each([
  ['paper', paperMoves, ['published', 'rejected', 'withdrawn']],
  ['application', applicationMoves, ['accepted', 'deleted']],
] as const)('nothing can be done with a %s that is decided', (_, moves, ends) => {
  for (const state of ends) expect(ways(moves, state, { isAuthor: true, role: 'admin' })).toEqual([]);
});

it('the calls of an author let in whom the moves let in', () => {
  expect(api.applications.delete).toMatchObject({ access: 'author', or: applicationMoves.delete.or });
  for (const { access, or } of [api.papers.pendingOne, api.papers.edit, api.papers.withdraw])
    expect([access, or]).toEqual(['author', undefined]);
});

it('other members cannot change the record', () => {
  for (const moves of [paperMoves, applicationMoves]) expect(ways(moves, 'pending', stranger)).toEqual([]);
  expect(ways(messageMoves, 'unanswered', stranger)).toEqual([]);
});
