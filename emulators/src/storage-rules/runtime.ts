/** Loads storage rules and answers what they permit, fetching the Firestore documents that they ask for. */
import { AccessBudget } from '../rules/access.ts';
import { compileRules } from '../rules/compile.ts';
import type { Issue, Method, Ruleset, RulesRequest, Verdict } from '../rules/engine.ts';
import { documentResource } from '../rules/request.ts';
import type { RulesValue } from '../rules/value.ts';
import { decodeFields, decodeWire, wireResource } from './decode.ts';
import type { FetchedDocument, Incoming, LoadRuleset, Outgoing, Verify, WireValue } from './messages.ts';

/** The service reads at most this many Firestore documents for one request. */
const maxDocuments = 2;

/** A rule asks for a document that is not here yet: fetched, then the rules are evaluated again. */
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
  /** Ids of ours count down from -2: -1 is the start, and firebase-tools counts its own up from 0. */
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

  /** A plain `false` is what rules are for; only what went wrong on the way is worth a line in the log. */
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

/** `read` and `write` are part of the protocol, though the emulator asks for one of the five methods. */
function methodOf(method: string, before: RulesValue | null, after: RulesValue | null): Method {
  if (method === 'read') return 'get';
  if (method !== 'write') return method as Method;
  if (after === null) return 'delete';
  return before === null ? 'create' : 'update';
}

/** The form that firebase-tools takes apart again; it shows no column, so the sentence tells it. */
function describe({ message, line, column }: Issue, fileName: string): string {
  return JSON.stringify({
    description_: `${message.replace(/\.$/, '')} (column ${column})`,
    sourcePosition_: { fileName_: fileName, line_: line, column_: column },
  });
}
