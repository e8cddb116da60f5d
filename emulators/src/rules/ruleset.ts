/** Decides whether a request is allowed: finds the matches for its path and evaluates their allows. */
import { AccessBudget } from './access.ts';
import { Coverage } from './coverage.ts';
import { type CoveredExpression, coverageReport } from './coverage-report.ts';
import type { Ruleset, RulesRequest, Verdict } from './engine.ts';
import { EvaluationError, LimitExceeded } from './errors.ts';
import { Evaluation } from './evaluate.ts';
import type { Positions } from './lexer.ts';
import { cover, type RequestedSegment } from './match.ts';
import { dataOf } from './prove.ts';
import { disjunctions } from './query.ts';
import { requestValue } from './request.ts';
import { Scope } from './scope.ts';
import type { Allow, AllowMethod, Match, RulesFile, ServiceBlock } from './syntax.ts';
import { type FieldFilter, map, nullValue, type RulesValue } from './value.ts';

const coveredBy: Readonly<Record<AllowMethod, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

export class CompiledRuleset implements Ruleset {
  readonly #file: RulesFile;
  readonly #positions: Positions;
  readonly #coverage = new Coverage();

  constructor(file: RulesFile, positions: Positions) {
    this.#file = file;
    this.#positions = positions;
  }

  get version(): '1' | '2' {
    return this.#file.version;
  }

  get services(): readonly string[] {
    return this.#file.services.map(({ name }) => name);
  }

  coverage(): readonly CoveredExpression[] {
    return coverageReport(this.#file, this.#positions, this.#coverage);
  }

  allows(request: RulesRequest): Verdict {
    const block = this.#file.services.find(({ name }) => name === request.service);
    if (block === undefined) return refusal(`The rules have no block for ${request.service}.`);
    const budget = request.budget ?? new AccessBudget();
    const debug: string[] = [];
    for (const target of targetsOf(request)) {
      const attempt = new Attempt(request, target, budget, this.#file, this.#positions, this.#coverage);
      const allowed = attempt.run(block);
      debug.push(...attempt.debug);
      if (!allowed) return { allowed: false, reasons: attempt.reasons, errors: attempt.errors, debug };
    }
    return { allowed: true, reasons: [], errors: [], debug };
  }
}

function refusal(reason: string): Verdict {
  return { allowed: false, reasons: [reason], errors: [], debug: [] };
}

/** One document, or one kind of document that a query can return. All of them must be allowed. */
interface Target {
  readonly path: readonly RequestedSegment[];
  /** Of a document that a query names and that is missing it has no value, as in the service. */
  readonly resource: RulesValue | undefined;
}

function targetsOf(request: RulesRequest): readonly Target[] {
  if (request.method !== 'list' || request.service !== 'cloud.firestore') {
    return [{ path: request.path, resource: request.resource ?? nullValue }];
  }
  // A filter with too many disjunctions proves no more than no filter.
  return (disjunctions(request.query?.filter) ?? [[]]).map((filters) => {
    const named = filters.find(isName)?.value;
    // Of a document that the query names everything is known, as of one that is read.
    if (named?.type === 'path') {
      return { path: named.segments, resource: request.access?.get(named.segments) ?? undefined };
    }
    const data = dataOf(filters.filter((filter) => !concernsName(filter)));
    return { path: listedPath(request), resource: map([['data', data]]) };
  });
}

function concernsName({ field }: FieldFilter): boolean {
  return field.length === 1 && field[0] === '__name__';
}

function isName(filter: FieldFilter): boolean {
  return filter.op === '==' && concernsName(filter);
}

function listedPath({ path, query }: RulesRequest): RequestedSegment[] {
  const between: RequestedSegment[] = query?.allDescendants ? [{ unknown: 'many' }] : [];
  return [...path.slice(0, -1), ...between, ...path.slice(-1), { unknown: 'one' }];
}

class Attempt {
  readonly reasons: string[] = [];
  readonly errors: string[] = [];
  readonly #request: RulesRequest;
  readonly #target: Target;
  readonly #evaluation: Evaluation;
  readonly #file: RulesFile;
  readonly #positions: Positions;

  constructor(
    request: RulesRequest,
    target: Target,
    budget: AccessBudget,
    file: RulesFile,
    positions: Positions,
    coverage: Coverage,
  ) {
    this.#request = request;
    this.#target = target;
    this.#file = file;
    this.#positions = positions;
    const access = request.access ?? { get: () => null };
    this.#evaluation = new Evaluation({
      service: request.service,
      access,
      budget,
      database: request.service === 'cloud.firestore' ? request.path[1] : undefined,
      coverage,
    });
  }

  get debug(): readonly string[] {
    return this.#evaluation.debug;
  }

  run(block: ServiceBlock): boolean {
    const scope = new Scope(this.#file.functions).nested(block.functions);
    scope.define('request', requestValue(this.#request));
    scope.define('resource', this.#target.resource);
    try {
      if (block.matches.some((match) => this.#matches(match, this.#target.path, scope))) return true;
    } catch (error) {
      if (!(error instanceof LimitExceeded)) throw error;
      this.#fails(error.message);
    }
    if (this.reasons.length === 0) {
      this.reasons.push(`No allow statement covers '${this.#request.method}' on this path.`);
    }
    return false;
  }

  #fails(error: string): void {
    this.reasons.push(error);
    this.errors.push(error);
  }

  #matches(match: Match, path: readonly RequestedSegment[], outer: Scope): boolean {
    for (const { bindings, rest } of cover(match.pattern, path, this.#file.version)) {
      const scope = outer.nested(match.functions);
      for (const [name, value] of bindings) scope.define(name, value);
      if (rest.length === 0 && match.allows.some((allow) => this.#allows(allow, scope))) return true;
      if (match.matches.some((inner) => this.#matches(inner, rest, scope))) return true;
    }
    return false;
  }

  #allows({ methods, condition, offset }: Allow, scope: Scope): boolean {
    const { method } = this.#request;
    if (!methods.some((covering) => coveredBy[covering].includes(method))) return false;
    if (condition === undefined) return true;
    const place = `for '${method}' @ L${this.#positions.at(offset).line}`;
    try {
      if (this.#evaluation.condition(condition, scope)) return true;
      this.reasons.push(`false ${place}`);
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      const { line, column } = this.#positions.at(error.offset ?? condition.offset);
      this.#fails(`evaluation error at L${line}:${column} ${place}: ${error.message}`);
    }
    return false;
  }
}
