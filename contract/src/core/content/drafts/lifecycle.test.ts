import { expect, it } from 'vitest';
import {
  type AnyState,
  canMove,
  contentStates,
  type MoveName,
  moveNames,
  needsPublisher,
  stateOf,
  targetsOf,
} from './lifecycle.ts';

const all: AnyState[] = ['none', ...contentStates];

/** Written by hand: which moves are possible in each state. */
const possible: Record<AnyState, MoveName[]> = {
  none: ['save'],
  draft: ['save', 'publish', 'schedule', 'drop', 'restore'],
  scheduled: ['save', 'publish', 'schedule', 'unschedule', 'withdraw'],
  published: ['save', 'schedule', 'unschedule', 'withdraw', 'restore'],
  changed: ['save', 'publish', 'schedule', 'unschedule', 'withdraw', 'drop', 'restore'],
  withdrawn: ['save', 'publish', 'schedule', 'drop', 'restore'],
};

it.each(all)('from %s only these moves are possible', (state) => {
  expect(moveNames.filter((move) => canMove(move, state))).toEqual(possible[state]);
});

it('only moves that say so lead to or away from what visitors read', () => {
  const isRead = (state: AnyState) => ['published', 'changed'].includes(state);
  for (const move of moveNames) {
    if (needsPublisher(move, 'none')) continue;
    // Nothing that is scheduled says by its state whether a version of it is published.
    const from = all.filter((state) => state !== 'scheduled');
    for (const state of from.filter((state) => !needsPublisher(move, state)))
      for (const to of targetsOf(move, state)) expect([move, isRead(to)]).toEqual([move, isRead(state)]);
  }
});

/** Written by hand: what whoever only writes drafts may do, of what is possible. */
const withoutPublishing: Record<AnyState, MoveName[]> = {
  none: ['save'],
  draft: ['save', 'drop', 'restore'],
  scheduled: [],
  published: ['save', 'restore'],
  changed: ['save', 'drop', 'restore'],
  withdrawn: ['save', 'restore'],
};

it.each(all)('from %s only these need no right to publish', (state) => {
  const moves = moveNames.filter((move) => canMove(move, state) && !needsPublisher(move, state));
  expect(moves).toEqual(withoutPublishing[state]);
});

it('every state is left again and reached, and no move leads to a state that does not exist', () => {
  const reached = new Set(moveNames.flatMap((move) => all.flatMap((state) => targetsOf(move, state))));
  expect([...reached].sort()).toEqual([...all].sort());
  for (const state of all) expect(moveNames.some((move) => canMove(move, state))).toBe(true);
});

it.each([
  [{}, 'none'],
  [{ hasDraft: true }, 'draft'],
  [{ isPublic: true }, 'published'],
  [{ isPublic: true, hasDraft: true }, 'changed'],
  [{ wasWithdrawn: true, hasDraft: true }, 'withdrawn'],
  [{ hasDraft: true, isToBePublished: true }, 'scheduled'],
  [{ isPublic: true, hasDraft: true, isToBePublished: true }, 'scheduled'],
  [{ wasWithdrawn: true, hasDraft: true, isToBePublished: true }, 'scheduled'],
])('what is stored says the state: %j is %s', (given, state) => {
  const nothing = { isPublic: false, hasDraft: false, wasWithdrawn: false, isToBePublished: false };
  expect(stateOf({ ...nothing, ...given })).toBe(state);
});
