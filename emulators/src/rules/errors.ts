/** An error value of the language: `&&` and `||` may absorb it; everywhere else it leads to a refusal. */
export class EvaluationError extends Error {
  /** The position in the source, set by the innermost expression that fails. */
  offset: number | undefined;
}

/** An exceeded limit of the service refuses the whole request and cannot be absorbed. */
export class LimitExceeded extends Error {}

export function unsupported(operation: string): EvaluationError {
  return new EvaluationError(`Unsupported operation: ${operation}.`);
}
