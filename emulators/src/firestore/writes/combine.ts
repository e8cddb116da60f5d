/**
 * Combines the writes of one commit to the same document, and refuses what the service refuses before it
 * reads the document.
 */
import { invalid } from '../status.ts';
import { compareTimestamps } from '../values/compare.ts';
import type { Timestamp } from '../values/value.ts';
import type { Write } from './write.ts';

type Kind = 'insert' | 'update' | 'upsert' | 'delete';

interface Combined {
  readonly kind: Kind;
  readonly version: Timestamp | undefined;
  readonly transforms: number;
}

/** https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
const maxTransforms = 500;

/** Removes repeated update times of a document, because they mean the version before the commit. */
export function combineWrites(writes: readonly Write[]): Write[] {
  const byPath = new Map<string, Combined>();
  const verified = new Set<string>();
  return writes.map((write) => {
    if (write.op === 'verify') {
      verified.add(write.path);
      return write;
    }
    if (verified.has(write.path)) {
      throw invalid('the same document cannot be verified and then written in a single request');
    }
    const earlier = byPath.get(write.path);
    const version = versionOf(write);
    if (earlier) checkPair(earlier, write, version);
    const transforms = (earlier?.transforms ?? 0) + (write.op === 'set' ? write.transforms.length : 0);
    if (transforms > maxTransforms) {
      throw invalid(`A commit performs at most ${maxTransforms} field transformations on a single document.`);
    }
    byPath.set(write.path, {
      kind: kindAfter(earlier, kindOf(write)),
      version: earlier?.version ?? version,
      transforms,
    });
    if (!earlier || !version) return write;
    const { precondition, ...rest } = write;
    return rest;
  });
}

function checkPair(earlier: Combined, write: Write, version: Timestamp | undefined): void {
  const deleted = earlier.kind === 'delete';
  const kind = kindOf(write);
  const refused = deleted ? kind === 'update' || demands(write, true) : demands(write, false);
  if (refused) throw invalid(`Cannot ${earlier.kind} then ${kind} an entity in the same request.`);
  if (version && (!earlier.version || compareTimestamps(version, earlier.version) !== 0)) {
    throw invalid(
      `Cannot collapse mutations with different version preconditions (${earlier.version ?? null} and ${version})`,
    );
  }
}

const demands = ({ precondition }: Write, exists: boolean): boolean =>
  precondition !== undefined && 'exists' in precondition && precondition.exists === exists;

const versionOf = ({ precondition }: Write): Timestamp | undefined =>
  precondition && 'updateTime' in precondition ? precondition.updateTime : undefined;

function kindOf(write: Write): Kind {
  if (write.op === 'delete') return 'delete';
  if (!write.precondition) return 'upsert';
  return demands(write, false) ? 'insert' : 'update';
}

function kindAfter(earlier: Combined | undefined, kind: Kind): Kind {
  if (!earlier || kind === 'delete') return kind;
  return earlier.kind === 'delete' ? 'upsert' : earlier.kind;
}
