/**
 * Caches and compresses like the network of Firebase Hosting, for the site and for the hand-written pages.
 */
import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const text = /^(text\/|application\/(json|xml|javascript|ld\+json)|image\/svg)/;
const passedOn = ['content-type', 'cache-control', 'etag', 'content-security-policy', 'location'];

export interface Front {
  origin: string;
  /** Serves a hand-written page at this path. */
  serve(path: string, html: string): void;
  close(): Promise<void>;
}

export async function startFront(site: string): Promise<Front> {
  const cache = new Map<string, Promise<Kept>>();
  let host = '';
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (!cache.has(path)) cache.set(path, fetchOnce(site, path, host));
    const { status, headers, body } = (await cache.get(path)) as Kept;
    if (headers.etag && request.headers['if-none-match'] === headers.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    serve(path, html) {
      const page = {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from(html),
      };
      cache.set(path, Promise.resolve(compress(page)));
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

// The site writes its own address into pages, so the request needs the host that the browser uses.
function fetchOnce(site: string, path: string, host: string): Promise<Kept> {
  return new Promise((resolve, reject) => {
    ask(new URL(path, site), { headers: { host, 'accept-encoding': 'identity' } }, (answer) => {
      readAll(answer).then((body) => {
        const headers = Object.fromEntries(
          passedOn.flatMap((name) => (answer.headers[name] ? [[name, String(answer.headers[name])]] : [])),
        );
        resolve(compress({ status: answer.statusCode ?? 500, headers, body }));
      }, reject);
    })
      .on('error', reject)
      .end();
  });
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function compress(page: Kept): Kept {
  if (!text.test(page.headers['content-type'] ?? '') || page.body.length < 256) return page;
  const body = brotliCompressSync(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { ...page, body, headers: { ...page.headers, 'content-encoding': 'br', vary: 'accept-encoding' } };
}
