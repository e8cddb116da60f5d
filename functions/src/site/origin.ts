import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const thisMachine = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/**
 * The address under which people see the site. A lab with a domain of its own names it in SITE_ORIGIN, since its pages
 * also answer under the project's addresses. Whatever else a request says of its host is not believed: pages are kept
 * by shared caches, and one made-up header would write somebody else's address into them.
 */
export function originOf(headers: IncomingHttpHeaders): string {
  const { SITE_ORIGIN, GCLOUD_PROJECT: project, FUNCTIONS_EMULATOR } = process.env;
  if (SITE_ORIGIN) return new URL(SITE_ORIGIN).origin;
  const [host = ''] = String(headers['x-forwarded-host'] ?? headers.host ?? '').split(/\s*,\s*/);
  if (FUNCTIONS_EMULATOR === 'true' && thisMachine.test(host)) return `http://${host}`;
  return `https://${host === `${project}.firebaseapp.com` ? host : `${project}.web.app`}`;
}

/** The whole address that was asked for: always one of this site. */
export function addressOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): URL {
  // A scheme or several slashes at the start would be read as the name of another host.
  return new URL(url.replace(/^[^/\\]*[/\\]*/, '/'), originOf(headers));
}
