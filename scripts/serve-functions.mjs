// Answers calls with the built functions in this one process, by the rewrites of firebase.json, for tests
// that need neither Hosting nor the functions emulator: with both, the same tests take a quarter more of the
// processor's time. Events and schedules reach no function here, and the task queue takes tasks without
// running them.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { root } from './paths.mjs';
import { ports } from './ports.mjs';

process.on('disconnect', () => process.exit());

/** @typedef {(request: express.Request, response: express.Response) => void | Promise<void>} Answer */
/** @type {{ rewrites: { source: string, function: { functionId: string } }[] }} */
const { rewrites } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')).hosting;
/** @type {Record<string, Answer>} */
const functions = await import(new URL('../functions/dist/index.js', import.meta.url).href);

const app = express();
app.enable('trust proxy');
app.use(async (request, response) => {
  const found = rewrites.find(({ source }) => request.path.startsWith(source.replace('**', '')));
  await functions[found?.function.functionId ?? '']?.(request, response);
});
app.listen(ports.hosting, '127.0.0.1');
createServer((_request, response) => response.end('{}')).listen(ports.tasks, '127.0.0.1');
