/**
 * The functions framework answers every address that ends in `/robots.txt` itself, with 404 and nothing. So that one
 * gets another name before the framework looks; the site function knows it by that. Imported by the entry.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

export const robotsAddress = '/robots';

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (/^\/robots\.txt(\?|$)/.test(request.url ?? '')) request.url = robotsAddress;
});
