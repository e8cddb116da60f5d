/**
 * Writes one structured line for each request, without tokens, bodies and queries, because these are private.
 */
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { write } from 'firebase-functions/logger';

export const identifyRequest: RequestHandler = (request, response, next) => {
  const started = performance.now();
  const requestId = randomUUID();
  response.locals.requestId = requestId;
  response.set('X-Request-Id', requestId);
  response.once('finish', () => {
    const { route = 'unknown', caller } = response.locals;
    write({
      severity: 'INFO',
      message: `${request.method} ${route} ${response.statusCode}`,
      requestId,
      caller: caller?.uid ?? '',
      method: request.method,
      route,
      status: response.statusCode,
      durationMs: Math.round(performance.now() - started),
    });
  });
  next();
};

export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

export function logFailure(requestId: string, error: unknown): void {
  write({
    severity: 'ERROR',
    message: 'A request failed for a reason that nobody foresaw',
    requestId,
    error: stackOf(error),
  });
}
