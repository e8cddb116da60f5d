/**
 * The functions framework answers `/robots.txt` itself, with 404 and nothing. With a second slash it does not know the
 * address any more, and the site function, which takes both for one, answers it. Imported by the entry.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (/^\/robots\.txt(\?|$)/.test(request.url ?? '')) request.url = `/${request.url}`;
});
