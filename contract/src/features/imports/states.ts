/** The states of an import and of its entries. */

/**
 * A list of identifiers is `looking` until all of them are looked up. What was interrupted stays `looking`,
 * `running` or `undoing` and can be continued.
 */
export const importStates = ['looking', 'planned', 'running', 'done', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

export const entryKinds = ['new', 'here', 'similar', 'unreadable'] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * `fill` writes only into fields of the other work that are empty. `version` makes the preprint, which is the
 * entry or the other work, a version of the published one.
 */
export const decisions = ['import', 'skip', 'fill', 'version'] as const;
export type Decision = (typeof decisions)[number];

/**
 * What became of an entry. After an undo: its work was `removed`, the fields that it filled were `emptied`,
 * its version and its work are `parted`, or a person had changed the work, or some of these fields, which are
 * `kept`.
 */
export const outcomes = [
  ...(['made', 'filled', 'joined', 'skipped'] as const),
  ...(['removed', 'emptied', 'parted', 'kept'] as const),
] as const;
export type Outcome = (typeof outcomes)[number];

export const eachOf = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

/**
 * `mayJoin`: one is the preprint of the other. The other work has no id if it is an entry of the same file.
 */
interface Decided {
  kind: EntryKind;
  other?: { id: string } | undefined;
  mayJoin?: boolean | undefined;
}

/** An entry that cannot be read has no decision. */
export function mayDecide({ kind, other, mayJoin = false }: Decided, decision: Decision): boolean {
  if (kind === 'unreadable') return decision === 'skip';
  if (decision === 'version') return mayJoin;
  return decision !== 'fill' || Boolean(other?.id);
}
