/** Calls a function that has no URL: one with a trigger, by its id in the Functions emulator. */
import { request } from 'node:http';

interface Call {
  /** `host:port` of the Functions emulator. */
  readonly host: string;
  readonly project: string;
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  /** firebase-tools never answers when it cannot start the function's process. */
  readonly answerWithinMs: number;
  readonly signal?: AbortSignal;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

export function postToFunction({
  host,
  project,
  id,
  headers,
  body,
  answerWithinMs,
  signal,
}: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const path = `/functions/projects/${project}/triggers/${encodeURIComponent(id)}`;
    const sent = request(`http://${host}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // Uses a new connection, because the server may close a kept-alive one at this moment.
      agent: false,
      timeout: answerWithinMs,
      ...(signal ? { signal } : {}),
    });
    sent.on('timeout', () => sent.destroy(new Error('the function did not answer')));
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.end(body);
  });
}
