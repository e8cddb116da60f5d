/**
 * A role is a row in the table of rights: invitations give this one, and the list of users takes it again.
 */
import { randomUUID } from 'node:crypto';
import { type Right, type Role, rightsOf, roleOf } from '@lab/contract/api/rights';
import { invitationTexts } from '@lab/contract/features/invitations/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identity } from '../../core/data/firebase.ts';
import { transact } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { makeAdmin } from '../../test/people.ts';
import { userDocument, usersWithRight } from '../users/user-store.ts';
import { userHandlers } from '../users/users.ts';
import { acceptInvitation } from './accept.ts';
import { endingInvitationsOf } from './invitation-store.ts';
import { invite } from './invite.ts';

const table: Record<string, readonly Right[] | 'all'> = rightsOf;
const typist = 'typist' as Role;
const host = 'host' as Role;
let admin: Caller;
beforeAll(async () => {
  table.typist = ['papers.publish', 'news.edit'];
  table.host = ['users.manage'];
  admin = { ...(await makeAdmin()), role: 'admin', verified: true, signedInAt: 0 };
});
afterAll(() => {
  delete table.typist;
  delete table.host;
});

async function invited(role: Role, by: Caller): Promise<Caller> {
  const email = `ed-${randomUUID().slice(0, 8)}@example.org`;
  const [{ key = '' } = {}] = await invite({ role, people: [{ email }] }, by);
  await acceptInvitation({ key, name: 'Ed', password: 'Secret#1' });
  const { uid } = await identity().getUserByEmail(email);
  return { uid, email, role, verified: true, signedInAt: 0 };
}

test('it is given with the account, and taken from its claims and its record', async () => {
  const { uid } = await invited(typist, admin);
  const claims = async () => (await identity().getUser(uid)).customClaims;
  const stored = async () => (await userDocument(uid).get()).data()?.role;
  expect([await claims(), roleOf(await claims()), await stored()]).toEqual([
    { role: typist },
    typist,
    typist,
  ]);

  const having = (right: Right) => transact((tx) => usersWithRight(tx, right));
  expect(await having('papers.publish')).toContain(uid);
  expect(await having('messages.answer')).not.toContain(uid);

  await identity().setCustomUserClaims(uid, { ...(await claims()), tenant: 'x' });
  const taking = { params: { id: uid }, body: { role: '' }, query: undefined, caller: admin } as const;
  await userHandlers(endingInvitationsOf).changeRole(taking);
  expect([await claims(), await stored()]).toEqual([{ tenant: 'x' }, '']);
});

test('whoever has the right to invite may, without being an admin, and nobody else', async () => {
  const inviter = await invited(host, admin);
  const guest = await invited('', inviter);
  await expect(invited('', guest)).rejects.toThrow(invitationTexts.errors.gone);
});
