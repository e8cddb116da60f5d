/** The codes of errors, by which the client decides what to do, with their HTTP status. */
export const errorStatus = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  // The account is disabled: the client ends the session instead of showing an error.
  disabled: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  internal: 500,
  // The database is overloaded or cannot be reached; unlike with `internal`, trying again later helps.
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Messages by field path, such as `title` or `subDepartments[0].name`. */
export type FieldErrors = Record<string, string>;

export interface ErrorBody {
  message: string;
  code: ErrorCode;
  fields?: FieldErrors;
}

export class AppError extends Error {
  readonly fields: FieldErrors;

  /** `fields`: the names of those that the text is about, or a text for each. */
  constructor(
    readonly code: ErrorCode,
    text: string,
    fields: string[] | FieldErrors = {},
  ) {
    super(text);
    this.name = 'AppError';
    this.fields = Array.isArray(fields) ? Object.fromEntries(fields.map((name) => [name, text])) : fields;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
