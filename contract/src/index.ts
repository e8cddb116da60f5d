export type {
  Access,
  AnyEndpoint,
  BodyOf,
  Endpoint,
  Method,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from './api/endpoint.ts';
export { AppError, type ErrorBody, type ErrorCode, errorStatus, type FieldErrors } from './api/errors.ts';
export * as api from './calls.ts';
