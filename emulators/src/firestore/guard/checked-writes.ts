/** What the rules judge of a commit: all its writes to one document are one change. */
import type { Method } from '../../rules/engine.ts';
import type { Change } from '../store/document.ts';
import type { Step } from '../writes/plan.ts';

interface CheckedWrite extends Change {
  readonly method: Method;
}

export function checkedWrites(steps: readonly Step[]): CheckedWrite[] {
  const firsts = new Map<string, Step>();
  const written = new Map<string, CheckedWrite>();
  const verified: CheckedWrite[] = [];
  for (const step of steps) {
    const { path, before, after, write } = step;
    if (write.op === 'verify') {
      verified.push({ path, before, after, method: 'get' });
      continue;
    }
    const first = firsts.get(path) ?? step;
    firsts.set(path, first);
    written.set(path, { path, before: first.before, after, method: methodOf(first, step) });
  }
  return [...verified, ...written.values()];
}

/** A precondition says what is meant, so the rules judge that, whether or not the document is there. */
function methodOf({ write: { precondition }, before }: Step, last: Step): Method {
  if (last.write.op === 'delete') return 'delete';
  if (!precondition) return before ? 'update' : 'create';
  return 'exists' in precondition && !precondition.exists ? 'create' : 'update';
}
