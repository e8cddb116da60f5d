import type { ErrorCode, FieldErrors } from '@lab/contract';

/** `network` means that no answer came. */
export type FailureCode = ErrorCode | 'network';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: FailureCode,
    message: string,
    readonly fields: FieldErrors = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}
