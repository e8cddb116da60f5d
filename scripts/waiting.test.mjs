import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { answers, defaultTimes, waitFor } from './waiting.mjs';

const times = { everyMs: 5, reportEveryMs: 100, wrongAnswers: 4, wrongForMs: 200, stillForMs: 600 };
const untroubled = { trouble: () => undefined, say: () => {} };
let beats = 0;
const works = () => beats++;
const stands = () => 'the same';

/** @param {string} name @param {() => true | string | undefined} answer */
const part = (name, answer) => ({ name, isUp: async () => answer() });
const up = () => /** @type {const} */ (true);
const silent = () => undefined;

/** A program that answers after some time, as the process of a busy machine does. @param {string} code */
async function program(code) {
  const child = spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const port = await new Promise((resolve) => child.stdout.once('data', (data) => resolve(Number(data))));
  return { child, url: `http://127.0.0.1:${port}/` };
}

/** Answers for a while as firebase-tools does before it knows its functions, and stands still in between. */
const slow = `
  const until = Date.now() + 1500;
  const server = require('node:http').createServer((request, response) => {
    if (Date.now() < until) return response.writeHead(404).end('Function site does not exist');
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<html></html>');
  });
  server.listen(0, '127.0.0.1', () => {
    console.log(server.address().port);
    setTimeout(() => { while (Date.now() < until - 500); }, 200);
  });`;

it('waits longer than any limit while the machine works, and says for what', async () => {
  const { url } = await program(slow);
  /** @type {string[]} */
  const said = [];
  const stages = [
    [part('Firestore', up)],
    [{ name: 'the first page', isUp: () => answers(url, 'text/html') }],
  ];
  const patient = { ...times, wrongForMs: 60_000 };
  expect(
    await waitFor(stages, { ...untroubled, pulse: works, say: (line) => said.push(line) }, patient),
  ).toBe(undefined);
  expect(said.length).toBeGreaterThan(2);
  expect(said.join()).not.toContain('Firestore');
  expect(said).toContainEqual(
    expect.stringMatching(
      /^ {2}\d+ s: waiting for the first page \(now: 404 Function site does not exist\)$/,
    ),
  );
});

it('asks the parts of a stage at the same time', async () => {
  /** @type {string[]} */
  const asked = [];
  /** @param {string} name @param {string} needs */
  const needing = (name, needs) =>
    part(name, () => {
      asked.push(name);
      return asked.includes(needs) || undefined;
    });
  const stages = [[needing('one', 'other'), needing('other', 'one')], [part('last', up)]];
  expect(await waitFor(stages, { ...untroubled, pulse: stands }, times)).toBeUndefined();
});

it('ends when something says that the suite cannot start', async () => {
  const { child } = await program(slow);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const trouble = () => (child.signalCode ? 'It has ended.' : undefined);
  const waits = waitFor([[part('one', silent)]], { ...untroubled, trouble, pulse: works }, times);
  child.kill('SIGKILL');
  await ended;
  expect(await waits).toBe('It has ended.');
});

it('ends when the answer stays wrong', async () => {
  const stages = [[part('the first page', () => '500 TypeError'), part('the first call', silent)]];
  expect(await waitFor(stages, { ...untroubled, pulse: works }, times)).toBe(
    'The suite runs, but the first page answers wrongly: 500 TypeError',
  );
});

it('ends when nothing happens any more', async () => {
  const waits = waitFor([[part('Auth', silent)]], { ...untroubled, pulse: stands }, times);
  expect(await waits).toMatch(/^Nothing has happened for \d+ seconds, while it waited for Auth\.$/);
});

it('has no limit of minutes for a machine that is slow', () => {
  expect(defaultTimes.stillForMs).toBeGreaterThan(60_000);
  expect(defaultTimes.reportEveryMs).toBe(10_000);
});

it.each([
  ['the right content', 200, 'text/html; charset=utf-8', true],
  ['another content', 200, 'application/json', '200 <p>One</p>'],
  ['an error', 500, 'text/html', '500 <p>One</p>'],
  ['no function', 404, 'text/html', '404 <p>One</p>'],
  ['that it waited too long', 504, 'text/plain', undefined],
])('tells an answer with %s', async (_, status, type, said) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end('<p>One</p>\nTwo');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  onTestFinished(() => void server.close());
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  expect(await answers(`http://127.0.0.1:${port}/`, 'text/html')).toBe(said);
});
