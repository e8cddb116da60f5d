/** Checks the table of actions in docs/costs.md against what the handlers read and write. */
import { readFileSync } from 'node:fs';
import { type AnyEndpoint, api, type ParamsOf, type QueryOf, type ReplyOf } from '@lab/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Caller } from '../core/http/caller.ts';
import type { Input } from '../core/http/handler.ts';
import { useOwnProject } from '../test/own-project.ts';
import { applicationBody, areaBody, messageBody, newsBody, paperBody } from '../test/records.ts';

// A project of its own, so that only records created here are read.
await useOwnProject('demo-action-costs');
vi.stubEnv('TOKEN_SECRET', 'only-for-this-test-'.repeat(2));
const { spentOn, startCounting } = await import('../../bench/measure.ts');
const { seedLab, seedPapers } = await import('../../bench/seed.ts');
const { identity } = await import('../core/data/firebase.ts');
const { validate } = await import('../core/http/validation.ts');
const { mounted } = await import('./mounted.ts');

const { session, users, papers, desk, applications, team, messages, news, areas, labInfo, settings } = api;
const anHourAgo = Math.floor(Date.now() / 1_000) - 3_600;
const person = { verified: true, signedInAt: anHourAgo };
const author: Caller = { ...person, uid: 'new', email: 'new@example.org', role: '' };
const admin: Caller = { ...person, uid: 'uid-0', email: 'author@example.org', role: 'admin' };

async function perform<E extends AnyEndpoint>(
  endpoint: E,
  caller: Caller,
  { params, query, body }: { params?: ParamsOf<E>; query?: QueryOf<E>; body?: object } = {},
): Promise<ReplyOf<E>> {
  const handler = mounted.find((entry) => entry.endpoint === endpoint)?.handler;
  const checked = endpoint.body && (await validate(await endpoint.body(), body));
  return handler?.({ params, query, body: checked, caller } as Input<AnyEndpoint>) as ReplyOf<E>;
}

async function signIn() {
  const { email } = author;
  await perform(users.register, author, { body: { email, name: 'Nora New' } });
  await perform(session.token, author, { body: { email } });
}

let paper = '';
let message = '';
/** A paper that is pending from the beginning. */
let refused = '';
/** When the records were last written of which one becomes a version. */
const seen = { seen: '', otherSeen: '' };

/** The order matters: each action uses the records of those before it. */
const actions: [name: string, act: () => Promise<unknown>][] = [
  ['sign in for the first time', signIn],
  ['sign in again', signIn],
  [
    'submit a paper',
    async () => {
      paper = (await perform(papers.submit, author, { body: paperBody() })).insertedId;
    },
  ],
  [
    'edit a pending paper',
    () => perform(papers.edit, author, { body: { ...paperBody({ title: 'On tiny things' }), _id: paper } }),
  ],
  [
    'give feedback on a paper',
    () => perform(papers.review, admin, { params: { id: paper }, body: { message: 'More, please.' } }),
  ],
  ['publish a paper', () => perform(papers.publish, admin, { params: { requestId: paper }, body: {} })],
  [
    'correct a published paper',
    () => perform(papers.correct, admin, { params: { id: paper }, body: paperBody() }),
  ],
  ['retract a paper', () => perform(papers.retract, admin, { params: { id: paper } })],
  ['undo a retraction', () => perform(desk.restore, admin, { params: { kind: 'paper', id: paper } })],
  [
    'look for other versions of a paper',
    () => perform(papers.sameWorks, admin, { params: { id: 'paper-8' } }),
  ],
  [
    'make a paper a version of another',
    () => perform(papers.makeVersion, admin, { params: { id: 'paper-8', otherId: 'paper-9' }, body: seen }),
  ],
  [
    'undo that one is a version',
    () => perform(desk.restore, admin, { params: { kind: 'paper', id: 'paper-9' } }),
  ],
  ['reject a paper', () => perform(papers.reject, admin, { params: { id: refused }, body: {} })],
  [
    'apply for a position',
    () => perform(applications.submit, author, { body: applicationBody({ role: 'Role 0' }) }),
  ],
  [
    'accept an application',
    () =>
      perform(applications.accept, admin, {
        params: { applicationId: author.uid },
        body: { role: 'Researcher' },
      }),
  ],
  [
    'change one’s profile, as a member',
    () => perform(team.updateMine, author, { body: { name: 'Nora Newer' } }),
  ],
  [
    'write to the lab',
    async () => {
      message = (await perform(messages.send, author, { body: messageBody() })).insertedId;
    },
  ],
  [
    'reply to a message',
    () => perform(messages.reply, admin, { body: { _id: message, replay: 'At nine.' } }),
  ],
  ['publish news', () => perform(news.create, admin, { body: newsBody() })],
  ['change a research area', () => perform(areas.edit, admin, { params: { id: 'a0' }, body: areaBody() })],
  [
    'delete a research area that is in use',
    () => perform(areas.delete, admin, { params: { id: 'a0' }, query: { moveTo: 'a1' } }),
  ],
  [
    'change the lab’s contact',
    () =>
      perform(labInfo.updateBasicInfo, admin, {
        body: { name: 'The lab', phone: '+49 30 1234', email: 'lab@example.org', location: 'Berlin' },
      }),
  ],
  [
    'change a part of the settings',
    () =>
      perform(settings.look, admin, {
        body: { accent: '#7a1f5c', fonts: 'book', corners: 'round', opening: 'none' },
      }),
  ],
];

const costs = readFileSync(new URL('../../../docs/costs.md', import.meta.url), 'utf8');
const [, table = ''] = /^\| action \| reads \| writes \|\n.*\n((?:\|.*\n)+)/m.exec(costs) ?? [];
const stated = new Map(
  [...table.matchAll(/^\| (.+) \| (\d+) \| (\d+) \|$/gm)].map(([, name, reads, writes]) => [
    name,
    { reads: Number(reads), writes: Number(writes) },
  ]),
);

beforeAll(async () => {
  await seedLab();
  await seedPapers(0, 100);
  await identity().createUser({ uid: author.uid, email: author.email, emailVerified: true });
  refused = (await perform(papers.submit, admin, { body: paperBody() })).insertedId;
  const lastWritten = (id: string) => perform(papers.sameWorks, admin, { params: { id } });
  seen.seen = (await lastWritten('paper-8')).seen;
  seen.otherSeen = (await lastWritten('paper-9')).seen;
  startCounting();
});

test('the document states the costs of these actions and of no others', () => {
  expect(table.trim().split('\n')).toHaveLength(stated.size);
  expect([...stated.keys()]).toEqual(actions.map(([name]) => name));
});

test.each(actions)('%s', async (name, act) => {
  const { reads, writes } = await spentOn(act);
  expect({ reads, writes }).toEqual(stated.get(name));
});
