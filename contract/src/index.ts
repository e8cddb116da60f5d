import { labInfo } from './lab-info/endpoints.ts';

/** Every endpoint of the product. The server mounts this table, the client calls it, the documents list it. */
export const api = { labInfo };

export type {
  Access,
  AnyEndpoint,
  BodyOf,
  Endpoint,
  Method,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from './endpoint.ts';
export { AppError, type ErrorBody, type ErrorCode, errorStatus, type FieldErrors } from './errors.ts';
export { limits } from './limits.ts';
