import type { ErrorCode, FieldErrors } from '@lab/contract';

/** `network` means that no answer came. */
export type FailureCode = ErrorCode | 'network';

export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly fields: FieldErrors;

  constructor(status: number, code: FailureCode, message: string, fields: FieldErrors = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}
