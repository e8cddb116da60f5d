/** An error value of the language: `&&` and `||` may absorb it, anywhere else it spreads and ends in a refusal. */
export class EvaluationError extends Error {
  /** Where in the source; filled in by the innermost expression that fails. */
  offset: number | undefined;
}

/** A limit of the service is passed: refuses the whole request, and nothing absorbs it. */
export class LimitExceeded extends Error {}

export function unsupported(operation: string): EvaluationError {
  return new EvaluationError(`Unsupported operation: ${operation}.`);
}
