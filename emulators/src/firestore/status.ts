export const Code = {
  OK: 0,
  CANCELLED: 1,
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAUTHENTICATED: 16,
} as const;

export type Code = (typeof Code)[keyof typeof Code];

/** A status is sent in a header, and clients refuse very long headers. */
const maxMessage = 2000;

/** An error for the client, sent as a gRPC status or an HTTP error. */
export class StatusError extends Error {
  constructor(
    readonly code: Code,
    message: string,
  ) {
    super(message.length > maxMessage ? `${message.slice(0, maxMessage)}…` : message);
  }
}

export const invalid = (message: string) => new StatusError(Code.INVALID_ARGUMENT, message);

export const unsupported = (feature: string) =>
  new StatusError(Code.UNIMPLEMENTED, `${feature} is not supported by this Firestore engine.`);

/** Any other error is a defect of the engine: it is printed, and the process continues. */
export function toStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  if (error instanceof RangeError) return invalid(`The request is too deep or too large: ${error.message}`);
  console.error(error);
  return new StatusError(Code.INTERNAL, `The Firestore engine failed: ${String(error)}`);
}
