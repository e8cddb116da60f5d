/** A role is a row in the table of rights: nothing else on the server knows this one. */
import type { AnyEndpoint } from '@lab/contract';
import { type Right, type Role, rightsOf, roleOf } from '@lab/contract/api/rights';
import { everyCall } from '@lab/contract/every-call';
import { applicationMoves } from '@lab/contract/features/applications/lifecycle';
import { paperMoves } from '@lab/contract/features/papers/lifecycle';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireMove } from '../data/move.ts';
import { type Caller, guard, visitor } from './caller.ts';

const table: Record<string, readonly Right[] | 'all'> = rightsOf;
const own: readonly (Right | undefined)[] = ['papers.publish', 'news.edit', 'news.write'];
let typist: Caller;
beforeAll(() => {
  expect(roleOf({ role: 'typist' })).toBe('');
  table.typist = ['papers.publish', 'news.edit', 'news.write'];
  typist = { ...visitor, uid: 'ed', email: 'ed@example.org', role: roleOf({ role: 'typist' }) };
});
afterAll(() => {
  delete table.typist;
});

const endpoints = Object.values(everyCall as Record<string, Record<string, AnyEndpoint>>).flatMap(
  Object.values,
);
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

function isRefused(endpoint: AnyEndpoint, caller: Caller): boolean {
  try {
    guard(endpoint, caller, { email: 'somebody@example.org' });
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'forbidden' });
    return true;
  }
}

it('passes exactly the calls of its rights, and those that ask for none', () => {
  const refused = endpoints.filter((endpoint) => isRefused(endpoint, typist)).map(nameOf);
  const others = endpoints.filter(
    ({ access, needs }) => access === 'self' || (needs && !own.includes(needs)),
  );
  expect(refused).toEqual(others.map(nameOf));
  const passed = endpoints.filter(({ needs }) => needs && own.includes(needs)).map(nameOf);
  expect(passed.sort()).toEqual([
    'DELETE /ResearchRequest/{id}',
    'DELETE /drafts/news/{id}',
    'DELETE /drafts/news/{id}/publication',
    'DELETE /drafts/news/{id}/times',
    'DELETE /news/{id}',
    'GET /ResearchRequest',
    'GET /drafts/news',
    'GET /drafts/news/{id}',
    'GET /drafts/news/{id}/versions',
    'GET /drafts/news/{id}/versions/{number}',
    'PATCH /drafts/news/{id}',
    'PATCH /drafts/news/{id}/times',
    'PATCH /news/{id}',
    'PATCH /reviewResearch/feedBack/{id}',
    'POST /News',
    'POST /drafts/news',
    'POST /drafts/news/{id}/publication',
    'POST /drafts/news/{id}/versions/{number}',
    'POST /researchPaper/{requestId}',
  ]);
});

it('a member is refused each call that needs a right, and an admin none', () => {
  const needing = endpoints.filter(({ needs }) => needs);
  const as = (role: Role) => needing.filter((endpoint) => isRefused(endpoint, { ...typist, role }));
  expect(as('')).toEqual(needing);
  expect(as('writer')).toEqual(needing);
  expect(as('admin')).toEqual([]);
});

it('makes the moves of its rights and no other', () => {
  const texts = { notYours: 'Not yours', wrongState: 'Too late' };
  const pending = { state: 'pending', authorUid: 'somebody' } as const;
  expect(() => requireMove(paperMoves.publish, pending, typist, texts)).not.toThrow();
  expect(() => requireMove(applicationMoves.accept, pending, typist, texts)).toThrow('Not yours');
  expect(() => requireMove(applicationMoves.delete, pending, typist, texts)).toThrow('Not yours');
});
