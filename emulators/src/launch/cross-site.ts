import type { IncomingHttpHeaders } from 'node:http';

/** Names further hosts under which the emulators answer, separated by commas. */
export const hostsVariable = 'EMULATORS_HOSTS';

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

function isOwnHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const named = (process.env[hostsVariable] ?? '').toLowerCase().split(',');
  return name !== '' && [...thisMachine, ...named].includes(name);
}

/**
 * Whoever runs emulators on their own machine also visits websites, whose pages must not read or change it.
 * Browsers name the page, unless its own name leads to this machine (DNS rebinding), so the host is asked for
 * too. Other programs send no origin. Returns the reason, if the request is refused.
 */
export function refusalOf(headers: IncomingHttpHeaders): string | undefined {
  const { host, origin } = headers;
  if (host !== undefined && !isOwnHost(host))
    return `These emulators answer under 127.0.0.1 and localhost. ${hostsVariable} can name more hosts.`;
  if (origin === undefined) return undefined;
  const from = URL.canParse(origin) ? new URL(origin).host : '';
  return isOwnHost(from) || from === headers['x-forwarded-host']
    ? undefined
    : 'A page of another website cannot use these emulators.';
}
