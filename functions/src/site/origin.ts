import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const hostName = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?$/i;

/**
 * The address under which people see the site. A lab with a domain of its own names it in SITE_ORIGIN, since its pages
 * also answer under the project's address; without that it is the host that Hosting was asked for.
 */
export function originOf(headers: IncomingHttpHeaders): string {
  if (process.env.SITE_ORIGIN) return process.env.SITE_ORIGIN;
  const [host = ''] = String(headers['x-forwarded-host'] ?? headers.host ?? '').split(/\s*,\s*/);
  const known = hostName.test(host) ? host : 'localhost';
  return `${/^(?:localhost|127\.0\.0\.1)(?::|$)/.test(known) ? 'http' : 'https'}://${known}`;
}

/** The whole address that was asked for. */
export function addressOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): URL {
  // Two slashes or backslashes at the start would be read as the name of another host.
  return new URL(url.replace(/^[/\\]{2,}/, '/'), originOf(headers));
}
