import { type Fields, type Values, wordsIn } from '@lab/contract/core/content/field';
import { typeOf } from '@lab/contract/core/content/field-type';
import { logActivity } from '../../activity/activity-store.ts';
import { fieldChanges } from '../../activity/field-changes.ts';
import { type Transaction, transact } from '../../data/firestore.ts';
import { now } from '../../data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../../data/unchanged.ts';
import type { Caller } from '../../http/caller.ts';
import { requireOrder, withKeptParts, withoutOldMarkdown } from '../kept.ts';
import { renderTexts } from '../render-texts.ts';
import { writeSearchRow } from '../search-rows.ts';
import { requireUnique } from '../unique-store.ts';
import {
  declarationOf,
  readAll,
  readCurrent,
  type StoredKind,
  type StoredRecord,
  targetOf,
} from './stored-kind.ts';

interface Edit {
  params: { id: string };
  /** `before`: the values that the caller has seen. */
  body: Values & { before?: Values };
  caller: Caller;
}

export async function edit(kind: StoredKind, input: Edit) {
  const { id } = input.params;
  await kind.hooks.beforeEdit?.(id, input.caller);
  await transact((tx) => editIn(tx, kind, input));
  await kind.hooks.afterEdit?.(id, input.caller);
  return { modifiedCount: 1 };
}

export async function editIn(
  tx: Transaction,
  kind: StoredKind,
  { params: { id }, body: { before, ...body }, caller }: Edit,
  action: 'edited' | 'published' = 'edited',
): Promise<void> {
  const { store, summary, hooks, references } = kind;
  const { fields } = declarationOf(kind);
  const { current, all = new Map<string, StoredRecord>() } = await readCurrent(kind, tx, id);
  const written = withoutOldMarkdown(fields, current, withKeptParts(fields, current, body));
  const known = await references.read([current, before ?? {}, written], tx);
  const present = references.present(known, current);
  if (isAlreadySaved(present, written)) return;
  requireUnchanged(present, before && withKeptParts(fields, present, references.present(known, before)));
  references.requireKnown(known, written);
  if (!summary?.isWhole) for (const entry of await readAll(kind, tx)) all.set(...entry);
  await requireUnique(tx, store, id, written);
  const whole: StoredRecord = { ...current, ...written };
  requireOrder(store.declared, whole);
  const computed = { ...store.derived(whole), ...(await renderTexts(store.declared, whole)) };
  const record: StoredRecord = { ...whole, ...computed };
  const added = await hooks.beforeWrite?.(tx, { id, record, before: current, all, caller });
  const { keepVersion } = await import('../drafts/version-store.ts');
  const version = keepVersion(tx, caller, store, id, { ...record, ...added }, current);
  const changes = { ...written, ...computed, ...added, ...version, updatedAt: now() };
  store.update(tx, id, changes);
  const after = { ...current, ...changes };
  summary?.write(tx, all.set(id, after));
  writeSearchRow(tx, store, id, after);
  const name = hooks.nameInLog?.(record, current) ?? store.nameOf(record);
  const { logged, loggedWithText } = fieldsInLog(kind, fields);
  const changed = fieldChanges(current, record, logged, loggedWithText);
  logActivity(tx, caller, action, targetOf(kind, id, name, current), changed);
}

/**
 * Of a profile the log has only the names of its fields too, as it does not keep what was said about a
 * person.
 */
function fieldsInLog({ hooks }: StoredKind, fields: Fields) {
  const asWords = wordsIn(fields).map(({ markdown }) => markdown);
  const loggedWithText = Object.entries(fields).filter(
    ([, field]) => !hooks.ownerUid && !typeOf(field).isOnlyNamed,
  );
  return {
    logged: Object.keys(fields).filter((name) => !asWords.includes(name)),
    loggedWithText: loggedWithText.map(([name]) => name),
  };
}
