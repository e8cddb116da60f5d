/** Records as replies have them. */
import { fieldsOfType, type Values } from '@lab/contract/core/content/field';
import { memberFinder } from '@lab/contract/features/citations/same-person';
import { withCheckedFormulas } from '../../math/stored.ts';
import { readNames } from '../../summaries/names-store.ts';
import { readHiddenEmails } from '../hidden-email.ts';
import type { Summary } from '../summary-store.ts';
import { declarationOf, isAuthored, type StoredKind } from './stored-kind.ts';

/** With the account of the author, until `hidingEmails` has used it. */
export const toReply = (kind: StoredKind, id: string, stored: object): Values => ({
  ...kind.store.toRecord(id, stored),
  ...(isAuthored(kind) && 'uid' in stored && { uid: stored.uid }),
});

/** Of a summary that has records. */
export const rowsOf = async ({ part }: Pick<Summary, 'part'>): Promise<Values[]> =>
  ((await part.shown()) as Values[]).map(withCheckedFormulas);

export async function hidingEmails(kind: StoredKind) {
  if (!isAuthored(kind)) return (record: Values) => record;
  const hide = await readHiddenEmails();
  return ({ uid, ...record }: Values): Values =>
    hide({ ...record, authorEmail: String(record.authorEmail ?? '') }, uid);
}

/** Adds the ids of the team members, so that pages can link their names. */
export async function addingMembers(kind: StoredKind) {
  const people = fieldsOfType(declarationOf(kind).fields, 'people');
  if (people.length === 0) return (record: Values) => record;
  const findMember = memberFinder(await readNames());
  return (record: Values): Values => {
    const names = people.flatMap((field) => record[field] as string[]);
    return { ...record, memberIds: names.map((name) => findMember(name)?._id ?? '') };
  };
}
