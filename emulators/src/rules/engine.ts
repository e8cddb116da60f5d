/**
 * What the Firestore engine and the storage runtime know of the rules language: compile a source, then ask
 * whether a request is allowed. Evaluation is synchronous, so that it can happen inside a commit.
 */
import type { AccessBudget } from './access.ts';
import type { QueryShape } from './query.ts';
import type { RulesValue } from './value.ts';

export type Service = 'cloud.firestore' | 'firebase.storage';
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Issue {
  readonly severity: 'error' | 'warning';
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface Auth {
  /** Null only for a token of Storage's that names no user. */
  readonly uid: string | null;
  /** The claims of the ID token, as plain JSON. */
  readonly token: Readonly<Record<string, unknown>>;
}

/**
 * Reads other documents for `get`, `exists`, `getAfter` and `existsAfter`. Paths are whole:
 * `['databases', '(default)', 'documents', 'users', 'ada']`. Answer `null` where there is no document.
 * Whatever these throw leaves `allows` as it is: the storage runtime uses that to fetch and ask again.
 */
export interface DocumentAccess {
  get(segments: readonly string[]): RulesValue | null;
  /** The state once the whole commit is applied; only writes have one. */
  getAfter?(segments: readonly string[]): RulesValue | null;
}

export interface RulesRequest {
  readonly service: Service;
  readonly method: Method;
  /**
   * Whole path: for Firestore `['databases', '(default)', 'documents', ...]`, for Storage `['b', bucket, 'o', ...]`.
   * For `list` the path of the collection (`[..., 'users']`) or of the folder, without the item's own segment.
   */
  readonly path: readonly string[];
  readonly auth: Auth | null;
  /** A bigint counts nanoseconds since 1970; for writes it is the commit's own time, which server timestamps get. */
  readonly time: Date | bigint;
  /** The stored document or file (see `documentResource`); `null` where there is none. Ignored for `list`. */
  readonly resource: RulesValue | null;
  /** The document or file as it will be; `null` for a delete; left out for reads. */
  readonly requestResource?: RulesValue | null;
  /** For `list`: what the query itself says about the documents it may return. */
  readonly query?: QueryShape;
  readonly access?: DocumentAccess;
  /** Shared by all checks of one commit or one multi-document read; a fresh one of 10 where left out. */
  readonly budget?: AccessBudget;
}

export interface Verdict {
  readonly allowed: boolean;
  /** Why not: one sentence for each `allow` that was tried, such as `false for 'get' @ L6`. */
  readonly reasons: readonly string[];
  /** Those of the reasons that are more than a plain no: an error in a condition, or a limit. */
  readonly errors: readonly string[];
  /** What `debug(...)` printed. */
  readonly debug: readonly string[];
}

export interface Ruleset {
  readonly version: '1' | '2';
  readonly services: readonly string[];
  /** Never throws of its own accord: whatever goes wrong inside a rule is a refusal. */
  allows(request: RulesRequest): Verdict;
}

export interface Compilation {
  /** Absent when there are errors. */
  readonly ruleset?: Ruleset;
  readonly issues: readonly Issue[];
}
