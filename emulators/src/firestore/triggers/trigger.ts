/** A function with a Firestore trigger, as firebase-tools registers it. */
import { invalid } from '../status.ts';
import type { Change } from '../store/document.ts';
import { pathMatcher } from './path-pattern.ts';

type ChangeKind = 'created' | 'updated' | 'deleted';

export interface Trigger {
  /** The name of the function in the functions emulator, such as `europe-west1-mail-0`. */
  readonly id: string;
  readonly project: string;
  /** `projects/{p}/databases/{d}` */
  readonly database: string;
  readonly eventType: string;
  /** First generation functions receive JSON with a context, second generation functions CloudEvents. */
  readonly generation: 1 | 2;
  readonly wants: (change: Change) => boolean;
}

const v2Type =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(?:\.withAuthContext)?$/;
const v1Type = /^providers\/cloud\.firestore\/eventTypes\/document\.(create|update|delete|write)$/;
const v1Resource = /^(projects\/[^/]+\/databases\/[^/]+)\/documents\/(.+)$/;
const v1Kinds: Record<string, string> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  write: 'written',
};

export function readV2Trigger(project: string, id: string | null, body: unknown): Trigger {
  const { eventType, database, namespace, document } = (body ?? {}) as {
    eventType?: unknown;
    database?: unknown;
    namespace?: unknown;
    document?: { value?: unknown; matchType?: unknown };
  };
  const kind = v2Type.exec(String(eventType))?.[1];
  if (!id || !kind || typeof database !== 'string' || typeof document?.value !== 'string') {
    throw invalid(`The trigger "${id}" lacks a known eventType, a database or a document.`);
  }
  if (namespace !== undefined && namespace !== '(default)') {
    throw invalid(`The namespace of the trigger "${id}" has to be (default).`);
  }
  const exact = document.value.replace(/^\//, '');
  return {
    id,
    project,
    database: `projects/${project}/databases/${database}`,
    eventType: String(eventType),
    generation: 2,
    wants: wanted(
      kind,
      document.matchType === 'EXACT' ? (path) => path === exact : pathMatcher(document.value),
    ),
  };
}

export function readV1Trigger(project: string, id: string, body: unknown): Trigger {
  const { eventTrigger } = (body ?? {}) as { eventTrigger?: { eventType?: unknown; resource?: unknown } };
  const eventType = String(eventTrigger?.eventType);
  const kind = v1Kinds[v1Type.exec(eventType)?.[1] ?? ''];
  const [, database, pattern] = v1Resource.exec(String(eventTrigger?.resource)) ?? [];
  if (!kind || !database || !pattern) {
    throw invalid(`The trigger "${id}" lacks a known eventType or a resource with a document.`);
  }
  return { id, project, database, eventType, generation: 1, wants: wanted(kind, pathMatcher(pattern)) };
}

function wanted(kind: string, matches: (path: string) => boolean): Trigger['wants'] {
  return (change) => (kind === 'written' || kind === kindOf(change)) && matches(change.path);
}

function kindOf({ before, after }: Change): ChangeKind {
  if (!before) return 'created';
  return after ? 'updated' : 'deleted';
}
