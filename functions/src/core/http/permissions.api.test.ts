/**
 * A table of who may make which call, written by hand so that it does not repeat the endpoints' mistakes; a
 * test checks that no endpoint is missing. The calls have no body and name records that do not exist, so a
 * caller who is allowed gets 400 or 404. For endpoints open to the record's author, the record belongs to
 * `member`. Longer than 300 lines, because it is one table with a row for each call.
 */
import type { AnyEndpoint } from '@lab/contract';
import { everyCall } from '@lab/contract/every-call';
import { drafted, draftedNames } from '@lab/contract/kinds/drafted-kinds';
import { kindNames, kinds } from '@lab/contract/kinds/kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { pathsOf } from '../../test/content.ts';
import { makeAdmin, makeMember, makeUnverified, type Person, renewToken, signIn } from '../../test/people.ts';
import { apply, paperBody, submitPaper } from '../../test/records.ts';
import { expiredToken, foreignToken, tamperedToken, unsignedToken } from '../../test/tokens.ts';
import { identity } from '../data/firebase.ts';

const actors = ['visitor', 'unverified', 'member', 'other', 'writer', 'admin', 'disabled'] as const;
type Actor = (typeof actors)[number];

/** They are as if they had none, whatever the call: asked once for each method and class of access. */
const brokenTokens = ['expired', 'unsigned', 'foreign', 'tampered', 'idToken'] as const;

// The columns are the actors v u m o w a d.
const table = `
GET /recentResearchPapers              200 200 200 200 200 200 200
GET /researchPapers                    200 200 200 200 200 200 200
GET /researchPaperYears                200 200 200 200 200 200 200
GET /researchPapersByYear              200 200 200 200 200 200 200
GET /selectedResearchPapers            200 200 200 200 200 200 200
GET /researchPaper/{id}                404 404 404 404 404 404 404
GET /morePaper/{id}                    404 404 404 404 404 404 404
GET /labBlocks                         200 200 200 200 200 200 200
GET /labInfo                           200 200 200 200 200 200 200
GET /settings                          200 200 200 200 200 200 200
GET /setup                             200 200 200 200 200 200 200
POST /setup                            400 400 400 400 400 400 400
GET /years/{year}                      404 404 404 404 404 404 404
GET /made                              200 200 200 200 200 200 200
GET /newestMade                        200 200 200 200 200 200 200
GET /collaborations                    200 200 200 200 200 200 200
GET /team                              200 200 200 200 200 200 200
GET /team/{id}                         404 404 404 404 404 404 404
GET /profiles/{id}/news                200 200 200 200 200 200 200
GET /interests                         200 200 200 200 200 200 200
GET /press                             200 200 200 200 200 200 200
GET /search                            200 200 200 200 200 200 200
GET /team/{id}/terms                   404 404 404 404 404 404 404
GET /people/{id}                       404 404 404 404 404 404 404
GET /people                            200 200 200 200 200 200 200
GET /alumni                            200 200 200 200 200 200 200
GET /alumni/{id}                       404 404 404 404 404 404 404
GET /alumniTheses                      200 200 200 200 200 200 200
GET /researchArea                      200 200 200 200 200 200 200
GET /researchAreasInBrief              200 200 200 200 200 200 200
GET /researchArea/{id}/news            200 200 200 200 200 200 200
GET /researchArea/{id}                 404 404 404 404 404 404 404
GET /openPositions                     200 200 200 200 200 200 200
GET /openPositions/{id}                404 404 404 404 404 404 404
GET /nextEvents                        200 200 200 200 200 200 200
GET /news                              200 200 200 200 200 200 200
GET /news/{id}                         404 404 404 404 404 404 404
GET /post/{authorEmail}                404 404 404 404 404 404 404
GET /pages/{address}                   404 404 404 404 404 404 404
GET /pages/{address}/text              404 404 404 404 404 404 404
GET /pagesInMenus                      200 200 200 200 200 200 200
GET /legalPages/{page}                 404 404 404 404 404 404 404

GET /userInfoInTeam                    401 401 200 200 200 200 403
GET /profile                           401 401 200 200 200 200 403
PATCH /profile                         401 401 404 404 404 404 403
GET /pressPortrait                     401 401 200 200 200 200 403
PATCH /pressPortrait                   401 401 400 400 400 400 403
GET /pendingPaper                      401 401 200 200 200 200 403
POST /ResearchRequest                  401 401 400 400 400 400 403
PATCH /begunApplications               401 401 400 400 400 400 403
POST /submitApplication                401 401 400 400 400 400 403
POST /contacts                         401 401 400 400 400 400 403
POST /citations                        401 401 400 400 400 400 403
PATCH /researchPapers/{id}/members     401 401 403 403 403 400 403
PATCH /updateUserAndTeam               401 401 400 400 400 400 403
GET /outcomes                          401 401 200 200 200 200 403
GET /notices                           401 401 200 200 200 200 403
GET /unreadNotices                     401 401 200 200 200 200 403
PATCH /notices                         401 401 400 400 400 400 403
GET /mailChoices                       401 401 200 200 200 200 403
PATCH /mailChoices                     401 401 400 400 400 400 403
GET /myData                            401 401 200 200 200 200 403

GET /user/admin/{email}                401 401 200 403 403 200 403
GET /user/role/{email}                 401 401 200 403 403 200 403
GET /user?email={email}                401 401 200 403 403 200 403
GET /applications/{email}              401 401 200 403 403 200 403
GET /contacts/{email}                  401 401 200 403 403 200 403

PATCH /EditPaper                       401 401 200 403 403 403 403
GET /pendingPaper/{paper}              401 401 200 403 403 403 403
DELETE /pendingPaper/{paper}           401 401 200 403 403 403 403
DELETE /outcome/{outcome}              401 401 200 404 404 404 403
DELETE /application/{application}      401 401 200 403 403 200 403

GET /allSettings                       401 401 403 403 403 200 403
GET /settings/texts/{id}               401 401 403 403 403 404 403
GET /members                           401 401 403 403 403 200 403
GET /members/{id}/profile              401 401 403 403 403 404 403
POST /members/import                   401 401 403 403 403 400 403
POST /members/import/plan              401 401 403 403 403 400 403
PATCH /members/{id}/profile            401 401 403 403 403 404 403
GET /subscribers                       401 401 403 403 403 200 403
DELETE /subscribers/{id}               401 401 403 403 403 404 403
POST /bounceKey                        401 401 403 403 403 200 403
POST /bounces/{key}                    403 403 403 403 403 403 403
POST /answerKey                        401 401 403 403 403 200 403
POST /mailAnswers/{key}                403 403 403 403 403 403 403
GET /mails                             401 401 403 403 403 200 403
GET /mails/{id}                        401 401 403 403 403 404 403
POST /mails/{id}/again                 401 401 403 403 403 404 403
POST /mails/{id}/stop                  401 401 403 403 403 404 403
GET /mailSettings                      401 401 403 403 403 200 403
PATCH /mailSettings                    401 401 403 403 403 400 403
POST /testMail                         401 401 403 403 403 200 403
GET /users                             401 401 403 403 403 200 403
GET /activity                          401 401 403 403 403 200 403
GET /adminOverview                     401 401 403 403 403 200 403
GET /setupChecklist                    401 401 403 403 403 200 403
PATCH /setupChecklist                  401 401 403 403 403 400 403
GET /removed                           401 401 403 403 403 200 403
POST /removed/{kind}/{id}              401 401 403 403 403 404 403
GET /freePages                         401 401 403 403 403 200 403
POST /freePages                        401 401 403 403 403 400 403
PATCH /freePages/{id}                  401 401 403 403 403 404 403
DELETE /freePages/{id}                 401 401 403 403 403 404 403
GET /freePages/{id}/versions           401 401 403 403 403 200 403
GET /freePages/{id}/versions/{number}  401 401 403 403 403 404 403
POST /barriers                         400 400 400 400 400 400 400
GET /barriers                          401 401 403 403 403 200 403
GET /flawedPdfs                        401 401 403 403 403 200 403
PATCH /barriers/{id}                   401 401 403 403 403 400 403
DELETE /barriers/{id}                  401 401 403 403 403 404 403
GET /consent                           200 200 200 200 200 200 200
GET /deletions                         401 401 200 200 200 200 403
GET /retention                         401 401 403 403 403 200 403
GET /retentionDue                      401 401 403 403 403 200 403
PATCH /retention                       401 401 403 403 403 200 403
GET /consentVersions                   401 401 403 403 403 200 403
PATCH /consent                         401 401 403 403 403 400 403
GET /legalDrafts/{page}                401 401 403 403 403 404 403
PATCH /legalPages/imprint              401 401 403 403 403 200 403
PATCH /legalPages/privacy              401 401 403 403 403 200 403
PATCH /legalPages/accessibility        401 401 403 403 403 200 403
POST /renderedText                     401 401 403 403 403 200 403
GET /imports                           401 401 403 403 403 200 403
POST /imports                          401 401 403 403 403 400 403
GET /imports/{id}                      401 401 403 403 403 404 403
GET /importEntries                     401 401 403 403 403 400 403
PATCH /imports/{id}                    401 401 403 403 403 404 403
POST /imports/{id}/lookUp              401 401 403 403 403 404 403
POST /imports/{id}/run                 401 401 403 403 403 404 403
POST /imports/{id}/undo                401 401 403 403 403 404 403
DELETE /imports/{id}                   401 401 403 403 403 404 403
POST /archives                         401 401 403 403 403 200 403
POST /archives/{id}/trial              401 401 403 403 403 404 403
GET /lastArchive                       401 401 403 403 403 200 403
GET /archives                          401 401 403 403 403 200 403
DELETE /archives/{id}                  401 401 403 403 403 404 403
POST /invitations                      401 401 403 403 403 400 403
GET /invitations                       401 401 403 403 403 200 403
POST /invitations/{id}/renew           401 401 403 403 403 404 403
DELETE /invitations/{id}               401 401 403 403 403 404 403
POST /invitation                       400 400 400 400 400 400 400
POST /acceptInvitation                 400 400 400 400 400 400 400
GET /applications                      401 401 403 403 403 200 403
GET /earlierAcceptances                401 401 403 403 403 200 403
PATCH /earlierAcceptances              401 401 403 403 403 400 403
GET /ResearchRequest                   401 401 403 403 403 200 403
GET /adminContacts                     401 401 403 403 403 200 403
PATCH /users/admin/{id}                401 401 403 403 403 404 403
DELETE /users/admin/{id}               401 401 403 403 403 404 403
PATCH /users/blocked/{id}              401 401 403 403 403 404 403
DELETE /users/blocked/{id}             401 401 403 403 403 404 403
PATCH /users/role/{id}                 401 401 403 403 403 400 403
PATCH /users/givenRoles/{id}           401 401 403 403 403 400 403
PATCH /application/feedBack/{id}       401 401 403 403 403 400 403
POST /team/{id}                        401 401 403 403 403 400 403
POST /researchPaper/{id}               401 401 403 403 403 404 403
GET /researchPapers/{id}/versions      401 401 403 403 403 404 403
POST /researchPapers/{id}/versions/{id} 401 401 403 403 403 400 403
PATCH /researchPapers/{id}             401 401 403 403 403 404 403
DELETE /researchPapers/{id}            401 401 403 403 403 404 403
DELETE /ResearchRequest/{id}           401 401 403 403 403 404 403
PATCH /reviewResearch/feedBack/{id}    401 401 403 403 403 400 403
PATCH /contactReplay                   401 401 403 403 403 400 403
POST /settings/preview                 401 401 403 403 403 200 403
PATCH /settings/identity               401 401 403 403 403 400 403
PATCH /settings/look                   401 401 403 403 403 400 403
PATCH /settings/menu                   401 401 403 403 403 400 403
PATCH /settings/home                   401 401 403 403 403 400 403
PATCH /settings/team                   401 401 403 403 403 400 403
PATCH /settings/words                  401 401 403 403 403 400 403
PATCH /settings/notices                401 401 403 403 403 400 403
PATCH /settings/press                  401 401 403 403 403 400 403
PATCH /settings/visits                 401 401 403 403 403 400 403
PATCH /settings/redirects              401 401 403 403 403 400 403
PATCH /basicInfo                       401 401 403 403 403 400 403
PATCH /socialMedia                     401 401 403 403 403 200 403
PATCH /labBlocks                       401 401 403 403 403 200 403
PATCH /carousel                        401 401 403 403 403 400 403
POST /News                             401 401 403 403 403 400 403
PATCH /news/{id}                       401 401 403 403 403 404 403
DELETE /news/{id}                      401 401 403 403 403 404 403
POST /researchArea                     401 401 403 403 403 400 403
PATCH /researchArea/{id}               401 401 403 403 403 404 403
DELETE /researchArea/{id}              401 401 403 403 403 404 403
POST /collaborations                   401 401 403 403 403 400 403
PATCH /collaborations/{id}             401 401 403 403 403 404 403
DELETE /collaborations/{id}            401 401 403 403 403 404 403
POST /openPositions                    401 401 403 403 403 400 403
PATCH /openPositions/{id}              401 401 403 403 403 404 403
DELETE /openPositions/{id}             401 401 403 403 403 404 403
POST /team                             401 401 403 403 403 400 403
PATCH /team/{id}                       401 401 403 403 403 404 403
DELETE /team/{id}                      401 401 403 403 403 404 403
PATCH /team/{id}/terms                 401 401 403 403 403 400 403
PATCH /teamOrder                       401 401 403 403 403 400 403
POST /team/{id}/leaving                401 401 403 403 403 400 403
POST /alumni                           401 401 403 403 403 400 403
POST /alumni/import                    401 401 403 403 403 400 403
POST /alumni/import/plan               401 401 403 403 403 400 403
PATCH /alumni/{id}                     401 401 403 403 403 404 403
DELETE /alumni/{id}                    401 401 403 403 403 404 403
POST /alumni/{id}/return               401 401 403 403 403 404 403
GET /madeTables/{kind}                 401 401 403 403 403 404 403
POST /madeTables/{kind}                401 401 403 403 403 400 403
POST /madeTables/{kind}/plan           401 401 403 403 403 400 403
POST /madeTables/{kind}/undo           401 401 403 403 403 400 403
GET /anyForMembers                     401 401 200 200 200 200 403
GET /forMembers                        401 401 403 403 403 200 403
GET /forMembers/{id}                   401 401 403 403 403 404 403
GET /forMembers/{id}/file              401 401 403 403 403 404 403
POST /resources/{id}/hiding            401 401 403 403 403 404 403
POST /memberResources/{id}/showing     401 401 403 403 403 404 403
`;

/** A separate test at the end covers the calls that take a Firebase ID token. */
const withIdToken = ['POST /jwt', 'DELETE /jwt', 'POST /users', 'DELETE /myAccount'];

const everybody = Array(actors.length).fill(200).join(' ');
const nothingThere = Array(actors.length).fill(404).join(' ');
const admins = (status: number) => `401 401 403 403 403 ${status} 403`;

/**
 * Every kind of content has the same rule: everybody reads, or only admins do, and admins write. Those of the
 * specification are above.
 */
const ofContent = kindNames
  .filter((name) => !table.includes(` ${pathsOf(name).list} `))
  .map((name) => {
    const { list, create, one } = pathsOf(name);
    return [
      `GET ${list} ${'listFor' in kinds[name] ? admins(200) : everybody}`,
      ...('one' in kinds[name].pages ? [`GET ${one('{id}')} ${nothingThere}`] : []),
      `POST ${create} ${admins(400)}`,
      `PATCH ${one('{id}')} ${admins(404)}`,
      `DELETE ${one('{id}')} ${admins(404)}`,
    ].join('\n');
  });

/** Who may write a kind may write its drafts, and nobody else reads them. */
const ofDrafts = draftedNames.map((name) => {
  const all = `/drafts${drafted[name].path}`;
  const one = `${all}/{id}`;
  return [
    `GET ${all} ${admins(200)}`,
    `POST ${all} ${admins(400)}`,
    `GET ${one} ${admins(404)}`,
    `PATCH ${one} ${admins(400)}`,
    `DELETE ${one} ${admins(400)}`,
    `POST ${one}/publication ${admins(400)}`,
    `DELETE ${one}/publication ${admins(400)}`,
    `PATCH ${one}/times ${admins(400)}`,
    `DELETE ${one}/times ${admins(400)}`,
    `GET ${one}/versions ${admins(200)}`,
    `GET ${one}/versions/{number} ${admins(404)}`,
    `POST ${one}/versions/{number} ${admins(400)}`,
  ].join('\n');
});

const rows = [table, ...ofContent, ...ofDrafts]
  .join('\n')
  .split('\n')
  .filter((line) => line.trim())
  .map((line) => {
    const [method = '', path = '', ...statuses] = line.trim().split(/\s+/);
    return { call: `${method} ${path}`, statuses: statuses.map(Number) };
  });

const tokens = new Map<Actor | (typeof brokenTokens)[number], string | undefined>();
let member: Person;
let admin: Person;

beforeAll(async () => {
  member = await makeMember();
  admin = await makeAdmin();
  const writer = await makeMember('Will Writer');
  const role = await call(`PATCH /users/role/${writer.uid}`, {
    token: admin.token,
    body: { role: 'writer' },
  });
  expect(role.body).toEqual({ modifiedCount: 1 });
  const disabled = await makeAdmin('Dora Disabled');
  await identity().updateUser(disabled.uid, { disabled: true });

  tokens.set('visitor', undefined);
  tokens.set('unverified', (await makeUnverified()).idToken);
  tokens.set('member', member.token);
  tokens.set('other', (await makeMember('Otto Other')).token);
  tokens.set('writer', await renewToken(writer));
  tokens.set('admin', admin.token);
  tokens.set('disabled', disabled.token);
  tokens.set('expired', await expiredToken(admin));
  tokens.set('unsigned', unsignedToken(admin));
  tokens.set('foreign', await foreignToken(admin));
  tokens.set('tampered', tamperedToken(member.token));
  tokens.set('idToken', admin.idToken);
});

/** Creates the records that a call needs, anew for each call, since an earlier call may have deleted them. */
async function prepare(what: string): Promise<{ path: string; body?: unknown }> {
  if (what === 'PATCH /EditPaper') {
    return { path: what, body: { _id: await submitPaper(member), ...paperBody() } };
  }
  let path = what.replace('{email}', member.email).replace('{authorEmail}', member.email);
  if (path.includes('{paper}')) path = path.replace('{paper}', await submitPaper(member));
  if (path.includes('{application}')) {
    await call(`DELETE /application/${member.uid}`, { token: admin.token });
    path = path.replace('{application}', await apply(member, admin));
  }
  if (path.includes('{outcome}')) {
    await call(`DELETE /ResearchRequest/${await submitPaper(member)}`, { token: admin.token });
    const [outcome] = (await call('GET /outcomes', { token: member.token })).body;
    path = path.replace('{outcome}', outcome._id);
  }
  path = path.replace(/\{\w+\}/g, 'no-such-record');
  return /^(POST|PATCH)/.test(path) ? { path, body: {} } : { path };
}

describe.each(rows)('$call', ({ call: what, statuses }) => {
  test('answers each caller as the table says', async () => {
    expect(statuses).toHaveLength(actors.length);
    const got: [Actor, number][] = [];
    for (const actor of actors) {
      const { path, body } = await prepare(what);
      got.push([actor, (await call(path, { token: tokens.get(actor), body })).status]);
    }
    expect(got).toEqual(actors.map((actor, index) => [actor, statuses[index]]));
  });
});

describe('whose token is expired, unsigned, of another key, tampered or no token of the lab', () => {
  /** Rows that refuse the same callers in the same way. */
  const classOf = ({ call: what, statuses }: (typeof rows)[number]) =>
    [
      what.split(' ')[0],
      ...statuses.map((status) => ([401, 403].includes(status) ? status : 'answered')),
    ].join();
  const firstOfEach = [...new Map(rows.toReversed().map((row) => [classOf(row), row])).values()];

  test.each(firstOfEach)('is a visitor in $call', async ({ call: what, statuses: [ofVisitor] }) => {
    for (const broken of brokenTokens) {
      const { path, body } = await prepare(what);
      const { status } = await call(path, { token: tokens.get(broken), body });
      expect([broken, status]).toEqual([broken, ofVisitor]);
    }
  });
});

test('no endpoint is missing from the table', () => {
  const shape = (what: string) => what.replace(/\?.*/, '').replace(/\{\w+\}/g, '{}');
  const endpoints = Object.values(everyCall as Record<string, Record<string, AnyEndpoint>>).flatMap(
    Object.values,
  );
  const declared = endpoints.map(({ method, path }) => shape(`${method} ${path}`));
  const listed = [...rows.map((row) => shape(row.call)), ...withIdToken];
  expect(listed.sort()).toEqual(declared.sort());
});

describe('calls with a Firebase ID token', () => {
  const bodyOf = ({ email, name }: Person) => ({ email, name, photoUrl: '' });
  const both = async (token: string | undefined, person: Person) => [
    (await call('POST /jwt', { token, body: { email: person.email } })).status,
    (await call('POST /users', { token, body: bodyOf(person) })).status,
  ];

  test('a visitor, and tokens that are none or not signed by the identity service', async () => {
    for (const token of [undefined, 'x', 'a.b.c', member.token, await foreignToken(member)]) {
      expect(await both(token, member)).toEqual([401, 401]);
      for (const what of ['DELETE /jwt', 'DELETE /myAccount'])
        expect((await call(what, { token })).status).toBe(401);
    }
  });

  test('a verified account gets a token; for the email of somebody else nobody does', async () => {
    expect(await both(member.idToken, member)).toEqual([200, 200]);
    expect(await both(member.idToken, admin)).toEqual([403, 403]);
    expect(await both(admin.idToken, member)).toEqual([403, 403]);
  });

  test('an unverified account may be registered, but gets no token', async () => {
    const unverified = await makeUnverified();
    expect(await both(unverified.idToken, unverified)).toEqual([403, 200]);
    const { body } = await call('POST /jwt', {
      token: unverified.idToken,
      body: { email: unverified.email },
    });
    expect(body.message).toBe(
      'Please verify your email before logging in. Check your inbox for the verification link.',
    );
  });

  test('a disabled account gets nothing and is told why', async () => {
    const person = await makeMember();
    await identity().updateUser(person.uid, { disabled: true });
    expect(await both(person.idToken, person)).toEqual([403, 403]);
    const { body } = await call('POST /jwt', { token: person.idToken, body: { email: person.email } });
    expect(body).toEqual({ message: 'This account has been disabled.', code: 'disabled' });
  });
});

describe('a right that ends', () => {
  test('an account that lost the admin claim loses access although its token still says admin', async () => {
    const former = await makeAdmin();
    await identity().setCustomUserClaims(former.uid, null);
    expect((await call('GET /users', { token: former.token })).status).toBe(403);
  });

  test('revoked sessions end with a sentence that says so', async () => {
    const person = await makeMember();
    // Authentication counts in whole seconds, so a session that began in the same second stays valid.
    const begun = Math.floor(Date.now() / 1000);
    await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 60_000 }).toBeGreaterThan(begun);
    await identity().revokeRefreshTokens(person.uid);
    const { status, body } = await call('GET /pendingPaper', { token: person.token });
    expect(status).toBe(401);
    expect(body.message).toBe('You were signed out everywhere. Please log in again to continue.');
    expect((await call('POST /jwt', { token: person.idToken, body: { email: person.email } })).status).toBe(
      401,
    );
  });

  test('who logs out ends this session and no other', async () => {
    const { email } = await makeMember();
    const idToken = await signIn(email);
    const { token } = (await call('POST /jwt', { token: idToken, body: { email } })).body;
    // Authentication counts in whole seconds.
    const begun = Math.floor(Date.now() / 1000);
    await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 60_000 }).toBeGreaterThan(begun);
    const elsewhere = await renewToken({ email });
    const ask = async (as: string) => (await call('GET /pendingPaper', { token: as })).status;
    expect(await ask(token)).toBe(200);
    expect((await call('DELETE /jwt', { token: idToken })).body).toEqual({ success: true });
    expect([await ask(token), await ask(elsewhere)]).toEqual([401, 200]);
    const again = await call('POST /jwt', { token: idToken, body: { email } });
    expect(again.status).toBe(401);
    expect(again.body.message).toBe('Your session has ended. Please log in again to continue.');
  });

  test('a deleted account has no session', async () => {
    const person = await makeMember();
    await identity().deleteUser(person.uid);
    expect((await call('GET /pendingPaper', { token: person.token })).status).toBe(401);
  });
});
