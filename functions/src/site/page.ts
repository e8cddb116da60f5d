import { write } from 'firebase-functions/logger';
import { cache } from '../http/caching.ts';
import { type Client, type Drawn, invokePublic, loadRenderer, type Moved } from './renderer.ts';
import type { Reply } from './reply.ts';
import { usedStyles } from './used-styles.ts';

const patience = 3_000;

/** A page as everybody gets it. A failure of drawing is never the visitor's: the browser then draws the page itself. */
export async function answerPage(url: URL, cookie: string | undefined): Promise<Reply> {
  const renderer = await loadRenderer();
  const document = (drawn: Drawn) => writeDocument(drawn, renderer, renderer.schemeFromCookie(cookie));
  const contentType = 'text/html; charset=utf-8';
  try {
    const answer = await withinPatience(renderer.render(url, invokePublic));
    if (answer.status === 301) {
      return { status: 301, contentType, body: '', location: answer.location, cacheControl: cache.lasting };
    }
    const cacheControl = answer.body ? cache.briefly : cache.lasting;
    return { status: answer.status, contentType, body: document(answer), cacheControl };
  } catch (error) {
    logUndrawn(url, error);
    return { status: 200, contentType, body: document(renderer.shell), cacheControl: cache.nobody };
  }
}

async function withinPatience(drawing: Promise<Drawn | Moved>): Promise<Drawn | Moved> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Drawing the page took over ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([drawing, late]);
  } finally {
    clearTimeout(timer);
  }
}

function logUndrawn(url: URL, error: unknown): void {
  write({
    severity: 'ERROR',
    message: 'A page was sent empty because it could not be drawn',
    path: url.pathname,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}

/**
 * Every part comes escaped from the renderer. What the first paint does not need follows the content: a slow phone that
 * takes over 10 ms for the head paints before it has read any content. The script waits for `load` itself, see
 * web/src/boot.ts; a browser without script gets the whole sheet at once.
 */
function writeDocument(
  { language, head, body, data }: Drawn,
  { sheet, wholeSheet, boot }: Client,
  scheme: string,
): string {
  const chosen = scheme === 'system' ? '' : ` data-scheme="${scheme}"`;
  return [
    `<!doctype html><html lang="${language}"${chosen}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${usedStyles(sheet, body)}</style>`,
    `<noscript><link rel="stylesheet" href="${wholeSheet}"></noscript>`,
    `</head><body><div id="root">${body}</div>${data}`,
    `<script type="module" src="${boot}"></script></body></html>`,
  ].join('');
}
