/**
 * Saves when a command asks for it, so that the command can say that what it wrote is on the disk. A command
 * first asks whether the suite is ready (GET), and later for a save (POST). The answer is a sentence for the
 * person at the console.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { refusalOf } from '../launch/cross-site.ts';

interface Suite {
  /** Whether what was saved before is loaded. */
  isReady: () => boolean;
  /** Saves, and returns why it could not; undefined for a suite that keeps nothing. */
  saveNow: (() => Promise<string | undefined>) | undefined;
}

interface Answer {
  readonly status: number;
  readonly sentence: string;
}

async function answerTo({ method, headers }: IncomingMessage, { isReady, saveNow }: Suite): Promise<Answer> {
  const refusal = refusalOf(headers);
  if (refusal) return { status: 403, sentence: refusal };
  if (!isReady())
    return { status: 503, sentence: 'The local suite is still starting. Try again when it is open.' };
  if (!saveNow) return { status: 204, sentence: '' };
  if (method !== 'POST') return { status: 200, sentence: 'Ready.' };
  const reason = await saveNow();
  return reason === undefined
    ? { status: 200, sentence: 'It is saved on disk.' }
    : { status: 500, sentence: `It is not saved on disk yet: ${reason}` };
}

export function saveOnRequest(port: number, suite: Suite): Server {
  const server = createServer(async (request, response) => {
    const { status, sentence } = await answerTo(request, suite);
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence);
  });
  server.on('error', ({ message }) => console.error(`Commands cannot ask for a save: ${message}`));
  server.listen(port, '127.0.0.1').unref();
  return server;
}
