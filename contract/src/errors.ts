/** What can go wrong, by the name that the client branches on, with the status it travels under. */
export const errorStatus = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  // The account itself was switched off: the client ends the session instead of showing a refusal.
  disabled: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  internal: 500,
  // The database cannot be reached or is overloaded: trying again later helps, unlike `internal`.
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Texts by field path, such as `title` or `subDepartments[0].name`. */
export type FieldErrors = Record<string, string>;

/** The body of every reply that is an error. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  fields?: FieldErrors;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;

  constructor(code: ErrorCode, text: string, fields?: FieldErrors) {
    super(text);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
