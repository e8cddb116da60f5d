/**
 * The interface of the rules language for the Firestore engine and the storage runtime: compile a source,
 * then ask whether a request is allowed. Evaluation is synchronous, so that it can run inside a commit.
 */
import type { AccessBudget } from './access.ts';
import type { CoveredExpression } from './coverage-report.ts';
import type { QueryShape } from './query.ts';
import type { RulesValue } from './value.ts';

export type Service = 'cloud.firestore' | 'firebase.storage';
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Issue {
  readonly severity: 'error' | 'warning';
  /** Both start at 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface Auth {
  /** Null only for a Storage token without a user. */
  readonly uid: string | null;
  /** The claims of the ID token, as plain JSON. */
  readonly token: Readonly<Record<string, unknown>>;
}

/**
 * Reads other documents for `get`, `exists`, `getAfter` and `existsAfter`. Paths are complete:
 * `['databases', '(default)', 'documents', 'users', 'ada']`. Return `null` if there is no document. An error
 * that these throw is passed on by `allows`; the storage runtime uses this to fetch the document and evaluate
 * again.
 */
export interface DocumentAccess {
  get(segments: readonly string[]): RulesValue | null;
  /** The state after the whole commit; only for writes. */
  getAfter?(segments: readonly string[]): RulesValue | null;
}

export interface RulesRequest {
  readonly service: Service;
  readonly method: Method;
  /**
   * The complete path: for Firestore `['databases', '(default)', 'documents', ...]`, for Storage
   * `['b', bucket, 'o', ...]`. For `list` the path of the collection (`[..., 'users']`) or folder, without
   * the item's own segment.
   */
  readonly path: readonly string[];
  readonly auth: Auth | null;
  /**
   * A bigint is nanoseconds since 1970; for writes it is the commit's time, which server timestamps also get.
   */
  readonly time: Date | bigint;
  /** The stored document or file (see `documentResource`); `null` if there is none. Ignored for `list`. */
  readonly resource: RulesValue | null;
  /** The document or file after the write; `null` for a delete; missing for reads. */
  readonly requestResource?: RulesValue | null;
  /** For `list`: what the query says about the documents it may return. */
  readonly query?: QueryShape;
  readonly access?: DocumentAccess;
  /** Shared by all checks of one commit or one read of several documents; by default a new one of 10. */
  readonly budget?: AccessBudget;
}

export interface Verdict {
  readonly allowed: boolean;
  /** Why the request is refused: one sentence for each evaluated `allow`, such as `false for 'get' @ L6`. */
  readonly reasons: readonly string[];
  /** The reasons that are errors in a condition or exceeded limits. */
  readonly errors: readonly string[];
  /** The output of `debug(...)`. */
  readonly debug: readonly string[];
}

export interface Ruleset {
  readonly version: '1' | '2';
  readonly services: readonly string[];
  /** Throws nothing of its own: an error inside a rule refuses the request. */
  allows(request: RulesRequest): Verdict;
  /** What the expressions of the source were in all requests so far. */
  coverage(): readonly CoveredExpression[];
}

export interface Compilation {
  /** Missing if there are errors. */
  readonly ruleset?: Ruleset;
  readonly issues: readonly Issue[];
}
