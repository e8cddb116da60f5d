import type { IncomingMessage } from 'node:http';

const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a page of another website sends this request. Whoever runs emulators on their own machine also visits others, whose
 * pages must not read or change it. Browsers name the page; all other programs send no origin.
 */
export function isCrossSite({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers.origin === undefined) return false;
  const from = URL.canParse(headers.origin) ? new URL(headers.origin).host : '';
  return !thisMachine.test(from) && from !== headers.host && from !== headers['x-forwarded-host'];
}
