/** Handles one call of one endpoint, from the authenticated request to the response. */
import { pipeline } from 'node:stream/promises';
import { type AnyEndpoint, AppError, type ErrorBody } from '@lab/contract';
import { searchedFor } from '@lab/contract/api/searched-for';
import { errorTexts } from '@lab/contract/texts/error-texts';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { isTransient } from '../data/firestore.ts';
import { readBody } from './body.ts';
import { cache } from './caching.ts';
import { type Caller, guard } from './caller.ts';
import { logInvalidReply, refuseInvalidReply } from './check-reply.ts';
import { asksForFresh } from './fresh.ts';
import { AnswerWithStatus, type Mounted, Page, replyOf, SentFile } from './handler.ts';
import { leaveUnknown, queryNamesOf } from './known-query.ts';
import { logFailure } from './log.ts';
import { validate } from './validation.ts';

const longestName = 1_500;

/** Called with each body before anything is written, so that the files it names are not deleted as unused. */
export type KeepFiles = (body: unknown, caller: Caller) => Promise<void>;

export async function answer(
  { endpoint, handler }: Mounted,
  keepFiles: KeepFiles,
  request: Request,
  response: Response,
): Promise<void> {
  const caller: Caller = response.locals.caller;
  const params = request.params as Record<string, string>;
  guard(endpoint, caller, { ...request.query, ...params }, params.id);
  refuseLongNames(params);
  await handler.requireSecret?.(params);
  const forCdn = isForCdn(endpoint) && !(await asksForFresh(request));
  if (forCdn && leaveUnknown(await queryNamesOf(endpoint), request, response)) return;
  const query = endpoint.query ? await validate(await endpoint.query(), ownFields(request.query)) : undefined;
  const body = endpoint.body
    ? await validate(await endpoint.body(), await readBody(request, endpoint))
    : undefined;
  if (body) await keepFiles(body, caller);
  const given = await handler({ params, query, body, caller });
  if (given instanceof SentFile) return sendFile(given, endpoint, response);
  const reply = replyOf(given);
  await refuseInvalidReply(endpoint, reply);

  if (forCdn) response.set('Cache-Control', cache.minute);
  if (given instanceof AnswerWithStatus) response.status(given.status);
  if (given instanceof Page && given.next) linkNext(request, response, given.next);
  if (given instanceof Page && given.instead) response.set(searchedFor, encodeURIComponent(given.instead));
  response.json(reply);
  await logInvalidReply(endpoint, reply, response.locals.requestId);
}

/** Only what is asked for without changing anything may be kept for others. */
const isForCdn = ({ access, method }: AnyEndpoint) => access === 'public' && method === 'GET';

async function sendFile({ name, bytes }: SentFile, { sends }: AnyEndpoint, response: Response) {
  response.set({ 'Content-Type': sends, 'Content-Disposition': `attachment; filename="${name}"` });
  await pipeline(bytes, response);
}

/** Firestore refuses to look up longer names, and no id or email is longer. */
function refuseLongNames(params: Record<string, string>): void {
  const tooLong = Object.values(params).some((value) => Buffer.byteLength(value) > longestName);
  if (tooLong) throw new AppError('not-found', errorTexts.notFound);
}

/**
 * Drops parameters named like a built-in property of objects (`constructor`), as `readBody` does for bodies.
 */
export function ownFields(query: Request['query']): object {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !(name in Object.prototype)));
}

/** Sends the address of the list's next page. */
export function linkNext(request: Request, response: Response, cursor: string): void {
  const [path = '', query] = request.originalUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  response.set('Link', `<${path}?${parameters}>; rel="next"`);
}

/** An AppError is the only kind of error that a client receives. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // The router throws this for an address that it cannot decode.
  if (error instanceof URIError) return new AppError('not-found', errorTexts.noSuchPath);
  if (isTransient(error)) return new AppError('unavailable', errorTexts.unavailable);
  return new AppError('internal', errorTexts.internal);
}

export function errorBody({ message, code, fields }: AppError): ErrorBody {
  return Object.keys(fields).length > 0 ? { message, code, fields } : { message, code };
}

export const answerError: ErrorRequestHandler = (thrown, _request, response, next) => {
  const error = toAppError(thrown);
  if (error.code === 'internal' || error.code === 'unavailable')
    logFailure(response.locals.requestId, thrown);
  // Part of the response has been sent, so Express can only close the connection.
  if (response.headersSent) return next(thrown);
  response.status(error.status).set('Cache-Control', cache.noStore).json(errorBody(error));
};
