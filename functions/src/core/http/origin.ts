import type { IncomingHttpHeaders } from 'node:http';
import { decoded } from '@lab/contract/lib/decoded';

const thisMachine = /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;

/**
 * The site's origin in links and canonical addresses. SITE_ORIGIN names the lab's own domain, since the pages
 * also answer under the project's addresses. Other host headers are not trusted: CDNs cache the pages, so a
 * made-up header would put somebody else's address into the cache.
 */
export function originOf(headers: IncomingHttpHeaders): string {
  const { SITE_ORIGIN, GCLOUD_PROJECT: project, FUNCTIONS_EMULATOR } = process.env;
  if (SITE_ORIGIN) return new URL(SITE_ORIGIN).origin;
  const [first = ''] = String(headers['x-forwarded-host'] ?? headers.host ?? '').split(',');
  const host = first.trim();
  const here = `http://${host}`;
  if (FUNCTIONS_EMULATOR === 'true' && thisMachine.test(host) && URL.canParse(here)) return here;
  return `https://${host === `${project}.firebaseapp.com` ? host : `${project}.web.app`}`;
}

/** The same where there is no request, as in a mail. `npm start` says where it serves the site. */
export function siteOrigin(): string {
  const { SITE_ORIGIN, LAB_SITE, GCLOUD_PROJECT: project, FUNCTIONS_EMULATOR } = process.env;
  if (SITE_ORIGIN) return new URL(SITE_ORIGIN).origin;
  return FUNCTIONS_EMULATOR === 'true' && LAB_SITE ? LAB_SITE : `https://${project}.web.app`;
}

export interface Address {
  /** The address on this site in its canonical spelling. */
  url: URL;
  /** The path as the client sent it. */
  sentPath: string;
}

export function addressOf(sent: string, headers: IncomingHttpHeaders): Address {
  // Otherwise `//host` or a scheme at the start would be parsed as another host.
  const url = new URL(sent.replace(/^[^/\\]*[/\\]*/, '/'), originOf(headers));
  url.pathname = normalize(url.pathname);
  return { url, sentPath: sent.replace(/\?.*/s, '') };
}

/**
 * Removes repeated slashes and needless escapes. A path with a broken escape stays as it is, since no page
 * has such a path.
 */
function normalize(pathname: string): string {
  const segments = pathname.replace(/\/+/g, '/').split('/');
  const plain = segments.map(decoded);
  return (plain.every((one) => one !== undefined) ? plain.map(encodeURIComponent) : segments).join('/');
}
