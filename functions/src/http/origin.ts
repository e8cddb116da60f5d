import type { IncomingHttpHeaders } from 'node:http';

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
  const here = `http://${host}`;
  if (FUNCTIONS_EMULATOR === 'true' && thisMachine.test(host) && URL.canParse(here)) return here;
  return `https://${host === `${project}.firebaseapp.com` ? host : `${project}.web.app`}`;
}

export interface Address {
  /** Always of this site, and spelled in the one way in which each address is answered. */
  url: URL;
  /** The path as it was sent. */
  asked: string;
}

export function addressOf(sent: string, headers: IncomingHttpHeaders): Address {
  // A scheme or several slashes at the start would be read as the name of another host.
  const url = new URL(sent.replace(/^[^/\\]*[/\\]*/, '/'), originOf(headers));
  url.pathname = spell(url.pathname);
  return { url, asked: sent.replace(/\?.*/s, '') };
}

/** Slashes stand alone, and only what must be is escaped. A broken escape stays as it is: nothing has such a name. */
function spell(pathname: string): string {
  const segments = pathname.replace(/\/+/g, '/').split('/');
  try {
    return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/');
  } catch {
    return segments.join('/');
  }
}
