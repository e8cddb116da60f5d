import { write } from 'firebase-functions/logger';
import { cache } from '../http/caching.ts';
import type { Address } from '../http/origin.ts';
import { type Client, type Drawn, invokePublic, loadRenderer, type Moved } from './renderer.ts';
import { movedTo, type Reply } from './reply.ts';
import { usedStyles } from './used-styles.ts';

const patience = 3_000;

/** A page as everybody gets it. A failure of drawing is never the visitor's: the browser then draws the page itself. */
export async function answerPage({ url, asked }: Address, cookie: string | undefined): Promise<Reply> {
  const renderer = await loadRenderer();
  const page = (drawn: Drawn, cacheControl: string): Reply => ({
    status: drawn.status,
    contentType: 'text/html; charset=utf-8',
    body: writeDocument(drawn, renderer, renderer.schemeFromCookie(cookie)),
    cacheControl,
    vary: 'Cookie',
  });
  try {
    const answer = await withinPatience(renderer.render(url, invokePublic, asked));
    if (answer.status === 301) return movedTo(answer.location);
    return page(answer, answer.body ? cache.minute : cache.fiveMinutes);
  } catch (error) {
    logUndrawn(url, error);
    return page(renderer.shell, cache.noStore);
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
 * takes over 10 ms for the head paints before it has read any content. The first script has its place in the content, see
 * decision 022; a browser without script gets the whole sheet at once.
 */
function writeDocument(
  { language, head, body, data }: Drawn,
  { sheet, wholeSheet, firstScript, boot }: Client,
  scheme: string,
): string {
  const script = `<script data-boot="${boot}">${firstScript}</script>`;
  const content = body.replace('<script></script>', () => script);
  const chosen = scheme === 'system' ? '' : ` data-scheme="${scheme}"`;
  return [
    `<!doctype html><html lang="${language}"${chosen}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${usedStyles(sheet, body)}</style>`,
    `<noscript><link rel="stylesheet" href="${wholeSheet}"></noscript>`,
    `</head><body>${body ? '' : script}<div id="root">${content}</div>${data}</body></html>`,
  ].join('');
}
