// Google's script that lets a page and a hidden frame of the identity service talk, small enough for a closed network.
// What is Google's own (the window, the account, the token) comes from the Auth emulator, unchanged.
import type { BrowserContext } from 'playwright-core';

function standIn(): void {
  type Handler = (payload: unknown) => unknown;
  type Callback = (answers: unknown[]) => void;

  function link(peer: () => Window | null) {
    const handlers = new Map<string, Handler>();
    const waiting = new Map<string, Callback>();
    let met = (_: unknown) => {};
    const ready = new Promise((resolve) => {
      met = resolve;
    });
    const post = (message: object) => peer()?.postMessage({ standIn: true, ...message }, '*');
    addEventListener('message', async ({ data, source }) => {
      if (!data?.standIn || source !== peer()) return;
      met(undefined);
      if (data.answerTo) waiting.get(data.answerTo)?.([data.answer]);
      const handler = handlers.get(data.name);
      if (handler) post({ answerTo: data.id, answer: await handler(data.payload) });
    });
    return {
      ready,
      post,
      register: (name: string, handler: Handler) => handlers.set(name, handler),
      send(name: string, payload: unknown, callback: Callback) {
        const id = crypto.randomUUID();
        waiting.set(id, (answers) => {
          try {
            callback(answers);
          } catch {
            // As Google's does: the identity service's own code throws after a good answer.
          }
        });
        post({ name, payload, id });
      },
      restyle: async () => {},
      ping: () => ready,
    };
  }

  interface Opening {
    where: HTMLElement;
    url: string;
  }

  const context = {
    open({ where, url }: Opening, opened: (frame: object) => unknown) {
      const frame = Object.assign(document.createElement('iframe'), { src: url, hidden: true });
      where.append(frame);
      return opened(link(() => frame.contentWindow));
    },
    getParentIframe() {
      const parent = link(() => window.parent);
      parent.post({ name: 'hello' });
      return parent;
    },
  };

  const script = document.currentScript as HTMLScriptElement;
  const onload = new URL(script.src).searchParams.get('onload') ?? 'gapi_onload';
  Object.assign(window, {
    gapi: {
      load: (_: string, { callback }: { callback: () => void }) => callback(),
      iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
    },
  });
  (window as unknown as Record<string, () => void>)[onload]?.();
}

export async function withoutGoogle(context: BrowserContext): Promise<void> {
  const script = { contentType: 'text/javascript', body: `(${standIn})()` };
  await context.route('https://apis.google.com/**', (route) => route.fulfill(script));
  // The emulator's window dresses itself from public addresses.
  const empty = { contentType: 'text/css', body: '' };
  await context.route(/unpkg\.com|fonts\.googleapis\.com/, (route) => route.fulfill(empty));
}
