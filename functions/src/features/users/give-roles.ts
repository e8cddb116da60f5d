/**
 * Gives and takes the roles beside the specification's. The record says for what and until when, and is read
 * at each call; the claims say which, for the rules of Storage, and are set before the transaction commits.
 */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@lab/contract';
import type { GivenRole, Grant } from '@lab/contract/api/given-roles';
import type { FieldChange } from '@lab/contract/features/activity/schemas';
import { roleDeskTexts } from '@lab/contract/features/users/roles/desk/texts';
import { roleTexts } from '@lab/contract/features/users/roles/desk/words';
import type { GiveRoles } from '@lab/contract/features/users/roles/schemas';
import { userTexts } from '@lab/contract/features/users/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { identity } from '../../core/data/firebase.ts';
import { requireExisting, transact } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { notify } from '../mail/notify.ts';
import { claimsWithGrants } from './admin-claim.ts';
import { storedGrants, toGrants, userDocument } from './user-store.ts';
import { accountOf, requireVerifiedAccount } from './verified-account.ts';

const { wrong } = roleDeskTexts;

export async function giveRoles(id: string, { grants, before }: GiveRoles, caller: Caller) {
  const wanted = sorted(grants);
  if (wanted.length > 0) await requireVerifiedAccount(id);
  let claims: object | null | undefined;
  try {
    return await transact(async (tx) => {
      const document = userDocument(id);
      const { role, name, grants: stored } = await requireExisting(tx, document, userTexts.notFound);
      const had = toGrants(stored);
      if (isDeepStrictEqual(had, wanted)) return { modifiedCount: 0 };
      if (before && !isDeepStrictEqual(had, sorted(before))) throw new AppError('conflict', wrong.changed);
      if (role === 'admin' && wanted.length > 0) throw new AppError('conflict', wrong.admin);
      tx.update(document, { grants: storedGrants(wanted) });
      for (const right of rolesIn(wanted, had)) notify(tx, 'roleGiven', { right }, { uid: id });
      for (const right of rolesIn(had, wanted)) notify(tx, 'roleTaken', { right }, { uid: id });
      logActivity(
        tx,
        caller,
        'gaveRoles',
        { kind: 'user', id, name, ownerUid: id },
        changesBetween(had, wanted),
      );
      const account = await accountOf(id);
      claims ??= account.customClaims ?? null;
      await identity().setCustomUserClaims(id, claimsWithGrants(account.customClaims, wanted));
      return { modifiedCount: 1 };
    });
  } catch (error) {
    if (claims !== undefined) await identity().setCustomUserClaims(id, claims);
    throw error;
  }
}

/** As they are read again: in the order of the table, and with times as the database keeps them. */
const sorted = (grants: readonly Grant[]): Grant[] => toGrants(storedGrants(grants));

/** The roles of the first that the second has not. */
const rolesIn = (some: readonly Grant[], others: readonly Grant[]): GivenRole[] =>
  some.map(({ role }) => role).filter((role) => !others.some((other) => other.role === role));

function changesBetween(had: readonly Grant[], wanted: readonly Grant[]): FieldChange[] {
  const said = (grants: readonly Grant[]) => grants.map(inWords).join('; ');
  return [{ field: roleDeskTexts.label, before: said(had), after: said(wanted) }];
}

const inWords = ({ role, only, until }: Grant) =>
  [roleTexts.names[role], only.join(', '), until && roleTexts.until(until)].filter(Boolean).join(', ');
