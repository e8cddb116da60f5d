/** The HTTP side: administration of the engine, and the REST interface. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalOf } from '../../launch/cross-site.ts';
import type { Engine } from '../engine.ts';
import { Code, StatusError, toStatusError, unsupported } from '../status.ts';
import type { HttpHandler } from '../wire/server.ts';
import { adminRoutes } from './admin.ts';
import { corsHeaders } from './cors.ts';
import { coverageRoutes } from './coverage.ts';
import { documentRoutes } from './rest-documents.ts';
import { methodRoutes } from './rest-methods.ts';
import type { HttpAnswer, Route } from './route.ts';

const maxBodyBytes = 64 * 1024 * 1024;

export function httpHandler(engine: Engine, shutDown: () => void): HttpHandler {
  const routes = [
    ...adminRoutes(engine, shutDown),
    ...coverageRoutes(engine),
    ...methodRoutes(engine),
    ...documentRoutes(engine),
  ];
  return (request, response) => {
    request.on('error', () => response.destroy());
    for (const [name, value] of corsHeaders(request)) response.setHeader(name, value);
    handle(routes, request)
      .then((answer) => send(response, answer))
      .catch((error: unknown) => {
        // A client that broke off its request gets no answer.
        if (error !== request.errored) sendError(response, error);
      });
  };
}

async function handle(routes: readonly Route[], request: IncomingMessage): Promise<HttpAnswer> {
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', 'http://engine');
  const path = decodeURIComponent(url.pathname);
  const refusal = refusalOf(request.headers);
  if (refusal) throw new StatusError(Code.PERMISSION_DENIED, refusal);
  if (method === 'OPTIONS') return { text: '' };
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (!match) continue;
    const body = await readJson(request);
    return route.answer({
      method,
      url,
      authorization: request.headers.authorization,
      parts: match.slice(1),
      body,
    });
  }
  throw unsupported(`${method} ${path}`);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length;
    if (bytes > maxBodyBytes)
      throw new StatusError(Code.INVALID_ARGUMENT, 'The body of the request is too large.');
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new StatusError(Code.INVALID_ARGUMENT, 'The body of the request is not JSON.');
  }
}

function send(response: ServerResponse, answer: HttpAnswer): void {
  if ('text' in answer) {
    response.writeHead(200, { 'content-type': answer.type ?? 'text/plain; charset=utf-8' }).end(answer.text);
    return;
  }
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(answer.json));
}

const httpStatus: Partial<Record<Code, number>> = {
  [Code.INVALID_ARGUMENT]: 400,
  [Code.FAILED_PRECONDITION]: 400,
  [Code.UNAUTHENTICATED]: 401,
  [Code.PERMISSION_DENIED]: 403,
  [Code.NOT_FOUND]: 404,
  [Code.ALREADY_EXISTS]: 409,
  [Code.ABORTED]: 409,
  [Code.RESOURCE_EXHAUSTED]: 429,
  [Code.UNIMPLEMENTED]: 501,
};

function sendError(response: ServerResponse, thrown: unknown): void {
  const error =
    thrown instanceof URIError
      ? new StatusError(Code.INVALID_ARGUMENT, 'The path is malformed.')
      : toStatusError(thrown);
  const code = httpStatus[error.code] ?? 500;
  const status = Object.entries(Code).find(([, value]) => value === error.code)?.[0] ?? 'UNKNOWN';
  if (response.headersSent) response.destroy();
  else send(response, { status: code, json: { error: { code, message: error.message, status } } });
}
