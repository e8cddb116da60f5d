/** Saves a global: a record of which there is one, such as the look of the site or a legal page. */
import { logActivity, type Target } from '../activity/activity-store.ts';
import { fieldChanges } from '../activity/field-changes.ts';
import { type Transaction, transact } from '../data/firestore.ts';
import { isAlreadySaved, requireUnchanged } from '../data/unchanged.ts';
import type { Caller } from '../http/caller.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface Global<Values extends object> {
  /** Reads what is stored now, in the transaction that may write other values. */
  open(tx: Transaction): Promise<Opened<Values>>;
  /** What the activity log names as edited. */
  targets: readonly Target[];
  /** How the log has a change of a field; with its text unless this says something else. */
  logs?(field: string): 'text' | 'name' | 'nothing';
}

interface Opened<Values> {
  present: Values;
  /** Nothing is stored yet, so default values are written too. */
  isNew?: boolean;
  /** Writes the document, and what `public/home` has of it. */
  write(next: Values): void;
}

export interface Edit<Values> {
  /** What the caller has seen. */
  before: Partial<Values> | undefined;
  values: Partial<Values> | ((present: Values) => Partial<Values>);
  /** Reads what else the change depends on, and throws to refuse it. */
  check?(tx: Transaction, present: Values): void | Promise<void>;
}

export function saveGlobal<Values extends object>(
  caller: Caller,
  global: Global<Values>,
  { before, values, check }: Edit<Values>,
): Promise<{ success: boolean }> {
  return transact(async (tx) => {
    const opened = await global.open(tx);
    const { present, isNew } = opened;
    const given = typeof values === 'function' ? values(present) : values;
    if (!isNew && isAlreadySaved(present, given)) return { success: true };
    requireUnchanged(present, before);
    await check?.(tx, present);
    writeGlobal(tx, caller, global, opened, given);
    return { success: true };
  });
}

/** Also as part of another act, which has opened it before it wrote anything. */
export function writeGlobal<Values extends object>(
  tx: Transaction,
  caller: Caller,
  { targets, logs = () => 'text' }: Global<Values>,
  { present, write }: Opened<Values>,
  given: Partial<Values>,
): void {
  write({ ...present, ...given });
  const fields = Object.keys(given).filter((field) => logs(field) !== 'nothing');
  const withText = fields.filter((field) => logs(field) === 'text');
  const changes = fieldChanges(present as Fields, given as Fields, fields, withText);
  for (const target of targets) logActivity(tx, caller, 'edited', target, changes);
}
