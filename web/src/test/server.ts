/** Replaces `fetch` in tests with replies for each endpoint, so that everything else is the real code. */
import type { AnyEndpoint, ErrorBody, ReplyOf } from '@lab/contract';
import type { DraftCalls } from '@lab/contract/core/content/drafts/endpoints-of';
import { draftCallsOf, draftedNames } from '@lab/contract/kinds/drafted-kinds';
import { vi } from 'vitest';

export interface Received {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

interface Reply {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}

interface Stub {
  endpoint: AnyEndpoint;
  answer(received: Received): Reply | Promise<Reply>;
}

function paramsOf(template: string, path: string): Record<string, string> | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)');
  const match = path.match(new RegExp(`^/api${pattern}$`, 'i'));
  return match && Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(match[i + 1] ?? '')]));
}

export class StubServer {
  readonly received: (Received & { endpoint: AnyEndpoint })[] = [];
  readonly #stubs: Stub[] = [];

  /** Replaces an earlier reply of the same endpoint. */
  answers<E extends AnyEndpoint>(
    endpoint: E,
    reply: ReplyOf<E> | ((received: Received) => ReplyOf<E>),
    more: Omit<Reply, 'body'> = {},
  ): this {
    const bodyOf = typeof reply === 'function' ? (reply as (received: Received) => unknown) : () => reply;
    return this.#add({ endpoint, answer: (received) => ({ ...more, body: bodyOf(received) }) });
  }

  /** For a reply that depends on the request, such as a page of a list. */
  answersWith(endpoint: AnyEndpoint, answer: (received: Received) => Reply): this {
    return this.#add({ endpoint, answer });
  }

  fails(endpoint: AnyEndpoint, status: number, body: ErrorBody): this {
    return this.#add({ endpoint, answer: () => ({ status, body }) });
  }

  /** Delays the reply until the returned function is called. */
  holds<E extends AnyEndpoint>(endpoint: E, reply: ReplyOf<E>): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#add({ endpoint, answer: () => released.then(() => ({ body: reply })) });
    return () => release();
  }

  isUnreachable(endpoint: AnyEndpoint): this {
    return this.#add({ endpoint, answer: () => Promise.reject(new TypeError('Failed to fetch')) });
  }

  calls(endpoint: AnyEndpoint): Received[] {
    return this.received.filter((call) => call.endpoint === endpoint);
  }

  #add(stub: Stub): this {
    this.#stubs.unshift(stub);
    return this;
  }

  async #fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, location.origin);
    for (const { endpoint, answer } of this.#stubs) {
      const params = paramsOf(endpoint.path, url.pathname);
      if (!params || endpoint.method !== (init.method ?? 'GET')) continue;
      const received: Received = {
        params,
        query: Object.fromEntries(url.searchParams),
        body: init.body ? JSON.parse(String(init.body)) : undefined,
        headers: new Headers(init.headers),
      };
      this.received.push({ ...received, endpoint });
      const { status = 200, body, headers } = await answer(received);
      return new Response(JSON.stringify(body), { status, headers });
    }
    throw new Error(`No test answers ${init.method ?? 'GET'} ${address}`);
  }

  start(): this {
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => this.#fetch(address, init));
    return this;
  }
}

export function stubServer(): StubServer {
  const server = new StubServer().start();
  for (const name of draftedNames) answerNoDrafts(server, draftCallsOf(name));
  return server;
}

/** Nobody writes a draft, and no version is kept. */
function answerNoDrafts(server: StubServer, { list, get, versions }: DraftCalls): void {
  const nothing = { savedAt: '2026-01-01T00:00:00.000Z', savedByName: '', publishAt: '', withdrawAt: '' };
  server.answers(list, []).answers(versions, []);
  server.answers(get, ({ params: { id = '' } }) => ({
    ...nothing,
    ...{ _id: id, name: '', revision: 0, problem: '', hasDraft: false, values: {} },
    state: 'published' as const,
  }));
}
