import { paths } from '@lab/contract/features/pages/paths';
import { isUncounted } from '@lab/contract/features/pages/uncounted';
import { shortAddressOf } from '@lab/contract/features/settings/redirects';
import { iconOf } from '@lab/contract/lib/uploads/files';
import { write } from 'firebase-functions/logger';
import { cache } from '../../core/http/caching.ts';
import { stackOf } from '../../core/http/log.ts';
import type { Address } from '../../core/http/origin.ts';
import { waitsForFirstAdmin } from '../../features/setup/waits-for-first-admin.ts';
import { countingScript } from './counting-script.ts';
import { redirectFrom } from './old-addresses.ts';
import { pagePolicy } from './policy.ts';
import { type Client, invokePublic, loadRenderer, type Own, type RenderedPage } from './renderer.ts';
import { cacheUntil, type Reply, redirectTo, sendAway } from './reply.ts';
import { usedStyles } from './used-styles.ts';

const renderTimeout = 3_000;

/** Of the page that was rendered last, for a page whose settings could not be read. */
let lastOwn: Own = { style: '', icon: '' };

/** Renders a page, the same for every visitor. If rendering fails, the browser renders the page instead. */
export async function answerPage({ url, sentPath }: Address, cookie: string | undefined): Promise<Reply> {
  const moved = shortAddressOf(url.pathname + url.search) && (await redirectFrom(url));
  if (moved) return redirectTo(moved);
  const renderer = await loadRenderer();
  const page = (rendered: RenderedPage, cacheControl: string): Reply => ({
    status: rendered.status,
    contentType: 'text/html; charset=utf-8',
    body: writeDocument(rendered, renderer, renderer.schemeFromCookie(cookie), visitsOf(rendered)),
    cacheControl,
    vary: 'Cookie',
    policy: pagePolicy(renderer.firstScriptHash, visitsOf(rendered)),
  });
  const visitsOf = ({ own = lastOwn }: RenderedPage) => (isUncounted(url.pathname) ? undefined : own.visits);
  try {
    const [isToBeSetUp, answer] = await withTimeout(
      Promise.all([
        url.pathname === paths.home && waitsForFirstAdmin(),
        renderer.render(url, invokePublic, sentPath),
      ]),
    );
    if (isToBeSetUp) return sendAway(paths.setup);
    if (answer.status === 301) return redirectTo(answer.location);
    lastOwn = answer.own ?? lastOwn;
    if (answer.status === 404) {
      const target = await redirectFrom(url);
      if (target) return redirectTo(target);
    }
    return page(answer, answer.body ? cacheUntil(answer.changesAt, Date.now()) : cache.fiveMinutes);
  } catch (error) {
    logRenderFailure(url, error);
    return page(renderer.shell(), cache.noStore);
  }
}

async function withTimeout<Result>(rendering: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Drawing the page took over ${renderTimeout} ms`)),
      renderTimeout,
    );
  });
  try {
    return await Promise.race([rendering, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function logRenderFailure(url: URL, error: unknown): void {
  write({
    severity: 'ERROR',
    message: 'A page was sent empty because it could not be drawn',
    path: url.pathname,
    error: stackOf(error),
  });
}

/**
 * The renderer has escaped every part. What the first paint does not need follows the content, because a slow
 * phone that takes more than 10 ms for the head paints before it has parsed any content. Decision 022
 * explains the place of the first script; a browser without JavaScript gets the whole style sheet at once.
 */
function writeDocument(
  { language, head, body, data, workspace, hasWords, withoutScript, own = lastOwn }: RenderedPage,
  { sheet, wholeSheet, firstScript, boot, workspace: frame, deskPages, words }: Client,
  scheme: string,
  visits: Own['visits'],
): string {
  const script = `<script data-boot="${boot}">${firstScript}</script>`;
  const content = body.replace('<script></script>', () => script);
  const chosen = scheme === 'system' ? '' : ` data-scheme="${scheme}"`;
  // The variables for the whole style sheet, which comes later; the rules here have them written out.
  const look = own.style && ` style="${own.style.replaceAll('"', '&quot;')}"`;
  return [
    `<!doctype html><html lang="${language}"${chosen}${look}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Safari would turn numbers into links before the page is hydrated, which then would not match.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    head,
    // The browser then loads all scripts at once, and not one after the other.
    ...(workspace === undefined ? [] : [...frame, ...(deskPages[workspace] ?? [])].map(preload)),
    iconLinks(own.icon),
    `<style>${usedStyles(sheet, body, variablesIn(own.style))}</style>`,
    `<noscript><link rel="stylesheet" href="${wholeSheet}"></noscript>`,
    `</head><body>${body ? '' : script}<div id="root">${content}</div>${data}`,
    withoutScript ? `<noscript>${withoutScript}</noscript>` : '',
    // After the content, because it is needed only when the application starts.
    ...(hasWords ? (words[language] ?? []).map(preload) : []),
    visits ? countingScript(visits) : '',
    '</body></html>',
  ].join('');
}

const preload = (file: string) => `<link rel="modulepreload" href="${file}">`;

function variablesIn(style: string): Record<string, string> {
  return Object.fromEntries(style.split(';').map((variable) => variable.split(':')));
}

function iconLinks(icon: string): string {
  const own = iconOf(icon);
  return own
    ? `<link rel="icon" href="${own}" type="image/png"><link rel="apple-touch-icon" href="${own}">`
    : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
}
