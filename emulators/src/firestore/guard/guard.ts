/** Holds each project's rules and checks every request that is not an admin's. */
import { AccessBudget } from '../../rules/access.ts';
import { compileRules } from '../../rules/compile.ts';
import type { Issue, Method, Ruleset, RulesRequest } from '../../rules/engine.ts';
import type { Query } from '../query/query.ts';
import { Code, StatusError } from '../status.ts';
import type { Document } from '../store/document.ts';
import { Overlay } from '../store/history.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { Plan } from '../writes/plan.ts';
import type { Caller } from './caller.ts';
import { checkedWrites } from './checked-writes.ts';
import { documentValue, queryShape, rootSegments, rulesPath } from './rules-values.ts';

const singleReadBudget = 10;
const severalReadsBudget = 20;

/** Used when rules were loaded but have errors. */
const refusal: Ruleset = {
  version: '2',
  services: [],
  allows: () => ({
    allowed: false,
    reasons: ['The rules have errors, so everything is refused.'],
    errors: [],
    debug: [],
  }),
  coverage: () => [],
};

interface Rules {
  readonly ruleset: Ruleset;
  readonly source: string;
}

export class Guard {
  /** Rules for projects without their own. Without any rules everything is allowed. */
  #default: Rules | undefined;
  readonly #byProject = new Map<string, Rules>();

  /** Loads the rules unless they have errors; then earlier rules stay in force, or everything is refused. */
  setRules(source: string, project?: string): readonly Issue[] {
    const { ruleset, issues } = compileRules(source);
    const rules = ruleset && { ruleset, source };
    if (rules && project !== undefined) this.#byProject.set(project, rules);
    else if (project === undefined)
      this.#default = rules ?? this.#default ?? { ruleset: refusal, source: '' };
    return issues;
  }

  rulesOf(project: string): Rules | undefined {
    return this.#byProject.get(project) ?? this.#default;
  }

  checkAdmin(caller: Caller, what: string): void {
    if (!caller.admin) throw denied([`${what} is open to administrators only.`]);
  }

  checkGets(
    caller: Caller,
    database: string,
    documents: readonly { path: string; document: Document | undefined }[],
    snapshot: Snapshot,
  ): void {
    const budget = new AccessBudget(documents.length > 1 ? severalReadsBudget : singleReadBudget);
    for (const { path, document } of documents) {
      this.#check(caller, database, 'get', path, snapshot, budget, {
        resource: document ? documentValue(database, document) : null,
      });
    }
  }

  checkQuery(caller: Caller, query: Query, snapshot: Snapshot): void {
    const { parent, collectionId } = query.scope;
    if (collectionId === undefined) {
      this.checkAdmin(caller, 'A query over all collections');
      return;
    }
    const path = parent === '' ? collectionId : `${parent}/${collectionId}`;
    this.#check(caller, query.database, 'list', path, snapshot, new AccessBudget(singleReadBudget), {
      resource: null,
      query: queryShape(query),
    });
  }

  checkWrites(caller: Caller, database: string, plan: Plan, snapshot: Snapshot): void {
    const budget = new AccessBudget(plan.steps.length > 1 ? severalReadsBudget : singleReadBudget);
    const after = new Overlay(snapshot, plan.after);
    for (const { path, before, after: written, method } of checkedWrites(plan.steps)) {
      const resource = before ? documentValue(database, before) : null;
      // A client's `verify` only says which version it has read.
      if (method === 'get') {
        this.#check(caller, database, method, path, snapshot, budget, { resource });
        continue;
      }
      this.#check(caller, database, method, path, snapshot, budget, {
        resource,
        requestResource: written ? documentValue(database, written) : null,
        after,
        // Lets rules compare a server timestamp with `request.time`.
        time: plan.time.toMicros() * 1000n,
      });
    }
  }

  #check(
    caller: Caller,
    database: string,
    method: Method,
    path: string,
    snapshot: Snapshot,
    budget: AccessBudget,
    subject: Pick<RulesRequest, 'resource' | 'requestResource' | 'query'> & {
      after?: Snapshot;
      time?: RulesRequest['time'];
    },
  ): void {
    if (caller.admin) return;
    const rules = this.rulesOf(database.split('/')[1] ?? '');
    if (!rules) return;
    const { after, time = new Date(), ...rest } = subject;
    const root = rootSegments(database);
    const read = (from: Snapshot) => (segments: readonly string[]) => {
      // Rules can only read documents of their own database.
      if (root.some((segment, at) => segments[at] !== segment)) return null;
      const document = from.get(segments.slice(root.length).join('/'));
      return document ? documentValue(database, document) : null;
    };
    const verdict = rules.ruleset.allows({
      ...rest,
      service: 'cloud.firestore',
      method,
      path: rulesPath(database, path),
      auth: caller.auth,
      time,
      access: { get: read(snapshot), ...(after ? { getAfter: read(after) } : {}) },
      budget: new AccessBudget(singleReadBudget, budget),
    });
    for (const line of verdict.debug) console.log(line);
    if (!verdict.allowed)
      throw denied([`${method} on /${path} was refused by the rules.`, ...verdict.reasons]);
  }
}

function denied(reasons: readonly string[]): StatusError {
  return new StatusError(Code.PERMISSION_DENIED, reasons.join('\n'));
}
