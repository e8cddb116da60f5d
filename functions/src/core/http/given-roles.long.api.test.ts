/**
 * Which calls each role beside the specification's may make, written by hand: every call that needs a right
 * is made by each of them, for all kinds, for one kind and for one position. As in the table of permissions,
 * who is allowed gets another answer than 403, because the calls have no body and name no record.
 */
import type { AnyEndpoint } from '@lab/contract';
import { everyCall } from '@lab/contract/every-call';
import { roleTexts } from '@lab/contract/features/users/roles/desk/words';
import { kinds } from '@lab/contract/kinds/kinds';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { makeAdmin, makeWithRoles, type Person } from '../../test/people.ts';

const calls = Object.values(everyCall as Record<string, Record<string, AnyEndpoint>>)
  .flatMap((endpoints) => Object.values(endpoints))
  .filter(({ needs, or }) => needs || or)
  .map(({ method, path }) => `${method} ${path}`);

/** Of a person whose email is not the caller's, or with an author who is not the caller. */
const ofOthers = /^(GET \/user|GET \/applications\/|GET \/contacts\/|DELETE \/application\/)/;

const desk = ['GET /adminOverview', 'POST /renderedText'];
const review = [
  'POST /researchPaper/{requestId}',
  'GET /ResearchRequest',
  'DELETE /ResearchRequest/{id}',
  'PATCH /reviewResearch/feedBack/{id}',
];
const applications = [
  'GET /applications',
  'GET /applications/{email}',
  'PATCH /application/feedBack/{id}',
  'POST /team/{applicationId}',
];
const earlier = ['GET /earlierAcceptances', 'PATCH /earlierAcceptances'];
const pages = [
  ...['GET /freePages', 'POST /freePages', 'PATCH /freePages/{id}', 'DELETE /freePages/{id}'],
  ...['GET /freePages/{id}/versions', 'GET /freePages/{id}/versions/{number}'],
  ...['PATCH /basicInfo', 'PATCH /socialMedia', 'PATCH /labBlocks', 'PATCH /carousel'],
];
const works = [
  ...['PATCH /researchPapers/{id}', 'DELETE /researchPapers/{id}', 'PATCH /researchPapers/{id}/members'],
  ...['GET /researchPapers/{id}/versions', 'POST /researchPapers/{id}/versions/{otherId}'],
  ...calls.filter((what) => what.includes(' /drafts/researchPapers')),
];
const tables = [
  ...['GET /madeTables/{kind}', 'POST /madeTables/{kind}', 'POST /madeTables/{kind}/plan'],
  ...['POST /madeTables/{kind}/undo', 'POST /resources/{id}/hiding', 'POST /memberResources/{id}/showing'],
];

const contentPaths = Object.values(kinds)
  .map(({ path }) => path)
  .filter((path) => path !== '/team' && path !== '/alumni');

const changesTime = (what: string) => /\/(publication|times)$/.test(what);
const startsWith = (what: string, path: string) =>
  new RegExp(`^\\w+ (?:/drafts)?${path}(?:/\\{id\\}.*)?$`, 'i').test(what) && !tables.includes(what);
const isDraft = (what: string) => what.includes(' /drafts/');
const of = (paths: readonly string[]) => calls.filter((what) => paths.some((path) => startsWith(what, path)));

const roles: Record<string, { grants: { role: string; only?: string[] }[]; may: string[] }> = {
  'editor of everything': {
    grants: [{ role: 'editor' }],
    may: [...desk, ...of(contentPaths), ...pages, ...works, ...tables],
  },
  'editor of news': { grants: [{ role: 'editor', only: ['news'] }], may: [...desk, ...of(['/news'])] },
  'editor of talks': { grants: [{ role: 'editor', only: ['talk'] }], may: [...desk, ...of(['/talks'])] },
  'contributor of everything': {
    grants: [{ role: 'contributor' }],
    may: [...desk, ...of(contentPaths).filter((what) => isDraft(what) && !changesTime(what))],
  },
  'contributor of events': {
    grants: [{ role: 'contributor', only: ['event'] }],
    may: [...desk, ...of(['/events']).filter((what) => isDraft(what) && !changesTime(what))],
  },
  reviewer: { grants: [{ role: 'reviewer' }], may: [...desk, ...review] },
  'recruiter of everything': {
    grants: [{ role: 'recruiter' }],
    may: [...desk, ...of(['/openPositions']), ...applications, ...earlier],
  },
  'recruiter of one position': {
    grants: [{ role: 'recruiter', only: ['no-such-record'] }],
    may: [...desk, ...applications, ...of(['/openPositions']).filter((what) => what.includes('{id}'))],
  },
  'reviewer who edits events': {
    grants: [{ role: 'reviewer' }, { role: 'editor', only: ['event'] }],
    may: [...desk, ...review, ...of(['/events'])],
  },
};

let admin: Person;
const people = new Map<string, Person>();

beforeAll(async () => {
  admin = await makeAdmin();
  for (const [name, { grants }] of Object.entries(roles)) {
    people.set(name, await makeWithRoles(admin, grants));
  }
});

const addressOf = (what: string) =>
  what.replace('{email}', admin.email).replace(/\{\w+\}/g, 'no-such-record') +
  (what === 'GET /user' ? `?email=${admin.email}` : '');

test.each(Object.entries(roles))('%s may make these calls and no other', async (name, { may }) => {
  const token = people.get(name)?.token;
  const passed: string[] = [];
  for (const what of calls) {
    const path = addressOf(what);
    const { status, body } = await call(path, {
      token,
      ...(/^(POST|PATCH)/.test(what) && { body: {} }),
    });
    expect([what, status]).not.toEqual([what, 401]);
    if (status !== 403) passed.push(what);
    else if (!ofOthers.test(what)) expect(body.message).toMatch(/An admin can give it to you/);
  }
  // The record is not there, so its author could not be asked for.
  const expected = new Set([...may, 'DELETE /application/{id}']);
  expect(passed.sort()).toEqual(calls.filter((what) => expected.has(what)).sort());
});

test('the list is no smaller than it was', () => {
  expect(calls.length).toBeGreaterThan(250);
  expect(of(['/news']).length).toBeGreaterThan(12);
});

test('a refusal names the missing right and who gives it; strangers learn only that it is not for them', async () => {
  const { body } = await call('GET /users', { token: people.get('reviewer')?.token });
  expect(body).toEqual({
    code: 'forbidden',
    message: roleTexts.lacks(roleTexts.rights['users.manage']),
  });
});
