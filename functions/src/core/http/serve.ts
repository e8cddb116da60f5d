/**
 * Mounts every endpoint of the contract. Each call is authenticated, authorised, validated and handled, in
 * this order.
 */
import { AppError } from '@lab/contract';
import { errorTexts } from '@lab/contract/texts/error-texts';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { answer, answerError, type KeepFiles } from './answer.ts';
import { authenticate, type ReadGrants } from './authenticate.ts';
import { cache } from './caching.ts';
import { submissionOf } from './caller.ts';
import { type FileRoute, mountFiles } from './files.ts';
import type { Mounted } from './handler.ts';
import { leaveUnknown } from './known-query.ts';
import { identifyRequest } from './log.ts';
import { rateLimitsOf } from './rate-limit.ts';

const base = '/api';
const description = `${base}/openapi.json`;
const contentSecurityPolicy = {
  useDefaults: false,
  directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
};

/** What features add to the endpoints. */
interface Extras {
  /** Mounted before the endpoints, because their `{id}` would also match the file's extension. */
  files: readonly FileRoute[];
  keepFiles: KeepFiles;
  readGrants?: ReadGrants;
  describe(): Promise<unknown>;
}

const noExtras: Extras = { files: [], keepFiles: async () => {}, describe: async () => ({}) };

export function serve(
  mounted: readonly Mounted[],
  { files, keepFiles, readGrants, describe }: Extras = noExtras,
): Express {
  const app = express();
  app.set('etag', 'strong');
  app.use(helmet({ contentSecurityPolicy }));
  app.use(identifyRequest, (_request, response, next) => {
    response.set('Cache-Control', cache.noStore);
    next();
  });
  mountFiles(app, files);
  for (const entry of mounted) mount(app, entry, keepFiles, readGrants);
  let described: Promise<string> | undefined;
  app.get(description, async (request, response) => {
    response.locals.route = description;
    if (leaveUnknown([], request, response)) return;
    // It does not change as long as the process runs.
    described ??= describe().then((written) => JSON.stringify(written));
    response
      .set('Cache-Control', cache.minute)
      .type('json')
      .send(await described);
  });
  app.all(description, refuseMethod(['GET']));
  for (const [route, methods] of methodsByRoute(mounted)) app.all(route, refuseMethod(methods));
  app.use(() => {
    throw new AppError('not-found', errorTexts.noSuchPath);
  });
  app.use(answerError);
  return app;
}

function mount(app: Express, entry: Mounted, keepFiles: KeepFiles, readGrants?: ReadGrants): void {
  const { endpoint } = entry;
  const { perAddress, perCaller } = rateLimitsOf(endpoint);
  const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
  app[method](
    base + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    (_request, response, next) => {
      response.locals.route = endpoint.path;
      next();
    },
    ...perAddress,
    async (request, response, next) => {
      const caller = await authenticate(endpoint.access, request.headers.authorization, readGrants);
      response.locals.caller = { ...caller, submission: submissionOf(request.get('Idempotency-Key')) };
      next();
    },
    ...perCaller,
    (request, response) => answer(entry, keepFiles, request, response),
  );
}

/** Paths match in any case, so `/news/{id}` and `/News/{name}` are one route. */
function methodsByRoute(mounted: readonly Mounted[]): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const { endpoint } of mounted) {
    const route = base + endpoint.path.toLowerCase().replace(/\{\w+\}/g, ':name');
    routes.set(route, [...(routes.get(route) ?? []), endpoint.method]);
  }
  return routes;
}

function refuseMethod(methods: string[]): RequestHandler {
  const allowed = (methods.includes('GET') ? [...methods, 'HEAD'] : methods).join(', ');
  return (_request, response) => {
    response.set('Allow', allowed);
    throw new AppError('method-not-allowed', errorTexts.methodNotAllowed(allowed));
  };
}
