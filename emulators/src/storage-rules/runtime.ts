/** Loads storage rules and evaluates them, fetching the Firestore documents that they read. */
import { AccessBudget } from '../rules/access.ts';
import { compileRules } from '../rules/compile.ts';
import type { Issue, Method, Ruleset, RulesRequest, Verdict } from '../rules/engine.ts';
import { documentResource } from '../rules/request.ts';
import type { RulesValue } from '../rules/value.ts';
import { decodeFields, decodeWire, wireResource } from './decode.ts';
import type { FetchedDocument, Incoming, LoadRuleset, Outgoing, Verify, WireValue } from './messages.ts';

/** The service reads at most this many Firestore documents for one request. */
const maxDocuments = 2;

/**
 * Thrown when a rule reads a document that is not loaded yet; it is fetched, and the rules are evaluated
 * again.
 */
class DocumentNeeded extends Error {
  constructor(readonly segments: readonly string[]) {
    super();
  }
}

export class StorageRulesRuntime {
  readonly #send: (message: Outgoing) => void;
  readonly #print: (line: string) => void;
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #awaited = new Map<number, (document: FetchedDocument) => void>();
  /** Our ids count down from -2, because -1 is the start and firebase-tools counts up from 0. */
  #lastId = -1;

  constructor(send: (message: Outgoing) => void, print: (line: string) => void) {
    this.#send = send;
    this.#print = print;
  }

  start(): void {
    this.#send({ id: -1, status: 'ok' });
  }

  async receive(message: Incoming): Promise<void> {
    switch (message.action) {
      case 'load_ruleset':
        this.#load(message);
        break;
      case 'verify':
        await this.#verify(message);
        break;
      case undefined:
        this.#awaited.get(message.id)?.(message);
        this.#awaited.delete(message.id);
        break;
      default:
        throw new Error(`the rules runtime has no action '${(message as { action: string }).action}'`);
    }
  }

  #load({ id, context }: LoadRuleset): void {
    const { name, content } = context.source.files[0] ?? { name: 'storage.rules', content: '' };
    const { ruleset, issues } = compileRules(content);
    if (ruleset) this.#rulesets.set(context.rulesetName, ruleset);
    const described = (severity: Issue['severity']) =>
      issues.filter((issue) => issue.severity === severity).map((issue) => describe(issue, name));
    this.#send({
      id,
      status: 'ok',
      errors: described('error'),
      warnings: described('warning'),
      result: { rulesVersion: Number(ruleset?.version ?? 2) },
    });
  }

  async #verify({ id, context }: Verify): Promise<void> {
    const ruleset = this.#rulesets.get(context.rulesetName);
    if (ruleset === undefined) throw new Error(`There is no ruleset ${context.rulesetName}.`);
    const documents = new Map<string, RulesValue | null>();
    for (let waiting = id; ; ) {
      try {
        this.#answer(waiting, ruleset.allows(this.#request(context, documents)));
        return;
      } catch (error) {
        if (!(error instanceof DocumentNeeded)) throw error;
        const fetched = await this.#fetch(waiting, error.segments);
        documents.set(error.segments.join('/'), fetched.document);
        waiting = fetched.waiting;
      }
    }
  }

  /** Only errors are logged, because a plain `false` is a normal result of rules. */
  #answer(id: number, { allowed, errors, debug }: Verdict): void {
    for (const line of debug) this.#print(line);
    this.#send({ id, status: 'ok', errors: [], warnings: errors, result: { permit: allowed } });
  }

  #request(context: Verify['context'], documents: ReadonlyMap<string, RulesValue | null>): RulesRequest {
    const { resource, request } = context.variables;
    const { fields = {} } = (request?.map_value ?? {}) as { fields?: Record<string, WireValue> };
    const before = wireResource(resource);
    const after = wireResource(fields.resource);
    const method = methodOf(context.method, before, after);
    return {
      service: 'firebase.storage',
      method,
      path: context.path.split('/').filter((segment) => segment !== ''),
      auth: decodeWire(fields.auth) as RulesRequest['auth'],
      time: (decodeWire(fields.time) as Date | null) ?? new Date(),
      resource: before,
      ...(method === 'get' || method === 'list' ? {} : { requestResource: after }),
      budget: new AccessBudget(maxDocuments),
      access: {
        get: (segments) => {
          const document = documents.get(segments.join('/'));
          if (document === undefined) throw new DocumentNeeded(segments);
          return document;
        },
      },
    };
  }

  async #fetch(waiting: number, segments: readonly string[]) {
    this.#lastId -= 1;
    const id = this.#lastId;
    const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
    const answer = new Promise<FetchedDocument>((resolve) => this.#awaited.set(id, resolve));
    this.#send({
      id: waiting,
      server_request_id: id,
      action: 'fetch_firestore_document',
      context: { path },
    });
    const { status, result } = await answer;
    const document = status === 'ok' ? documentResource(segments, decodeFields(result?.fields)) : null;
    return { waiting: id, document };
  }
}

/** The protocol also has `read` and `write`, though the emulator only sends the five methods. */
function methodOf(method: string, before: RulesValue | null, after: RulesValue | null): Method {
  if (method === 'read') return 'get';
  if (method !== 'write') return method as Method;
  if (after === null) return 'delete';
  return before === null ? 'create' : 'update';
}

/** firebase-tools parses this form and shows no column, so the message contains it. */
function describe({ message, line, column }: Issue, fileName: string): string {
  return JSON.stringify({
    description_: `${message.replace(/\.$/, '')} (column ${column})`,
    sourcePosition_: { fileName_: fileName, line_: line, column_: column },
  });
}
