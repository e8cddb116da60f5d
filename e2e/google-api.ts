// A small replacement, for machines without internet access, of Google's script through which a page and a
// hidden frame of Authentication talk. Google's parts (the window, the account, the token) come from the Auth
// emulator unchanged.
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
            // Google's script catches this too, because Authentication's code throws even after a successful
            // answer.
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
  Reflect.get(window, onload)?.();
}

export async function withoutGoogle(context: BrowserContext): Promise<void> {
  const script = { contentType: 'text/javascript', body: `(${standIn})()` };
  await context.route('https://apis.google.com/**', (route) => route.fulfill(script));
  // The emulator's window loads its styles from the internet.
  const empty = { contentType: 'text/css', body: '' };
  await context.route(/unpkg\.com|fonts\.googleapis\.com/, (route) => route.fulfill(empty));
}
