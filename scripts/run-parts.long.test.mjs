import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { runParts } from './run-parts.mjs';

/** @param {string} name @param {string} code @param {Partial<import('./run-parts.mjs').Part>} [more] */
const node = (name, code, more) => ({ name, command: process.execPath, args: ['-e', code], ...more });

/**
 * @param {import('./run-parts.mjs').Part[]} parts
 * @param {Partial<Parameters<typeof runParts>[1]>} [settings]
 */
async function run(parts, settings) {
  /** @type {string[]} */
  const lines = [];
  const say = (/** @type {string} */ text) => lines.push(text);
  const outcomes = await runParts(parts, { cwd: import.meta.dirname, env: process.env, say, ...settings });
  return { outcomes, lines };
}

it('keeps the output of a part together, and lists failed parts', async () => {
  const { outcomes, lines } = await run([
    node('good', 'console.log(1); setTimeout(() => console.error(2), 300)'),
    node('bad', 'console.log(3); process.exitCode = 7'),
  ]);
  expect(outcomes.map(({ part, status }) => [part.name, status])).toEqual([
    ['good', 0],
    ['bad', 7],
  ]);
  expect(lines.find((text) => text.includes('=== good'))).toMatch(/ s\)\n1\n2$/);
  expect(lines.find((text) => text.includes('=== bad'))).toMatch(/FAILED\)\n3$/);
});

it('runs as many parts concurrently as there are slots', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-parts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  /**
   * Waits for the other part, so it only ends when both run concurrently.
   * @param {string} name
   * @param {string} other
   */
  const pair = (name, other) =>
    node(
      name,
      `const fs = require('node:fs'); fs.writeFileSync('${name}', '');
       const timer = setInterval(() => fs.existsSync('${other}') && clearInterval(timer), 50)`,
    );
  const together = await run([pair('a', 'b'), pair('b', 'a')], { cwd: folder, slots: 2 });
  expect(together.outcomes.map(({ status }) => status)).toEqual([0, 0]);

  // Fails when another part runs at the same time.
  const alone = `const fs = require('node:fs'); fs.writeFileSync('at-work', '', { flag: 'wx' });
    setTimeout(() => fs.rmSync('at-work'), 300)`;
  const inTurn = await run([node('c', alone), node('d', alone)], { cwd: folder, slots: 1 });
  expect(inTurn.outcomes.map(({ status }) => status)).toEqual([0, 0]);
});

it('does not run a part if the part that it needs has failed', async () => {
  const { outcomes } = await run([node('build', 'process.exit(1)'), node('test', '', { needs: 'build' })]);
  expect(outcomes.map(({ status }) => status)).toEqual([1, 1]);
  expect(outcomes[1]?.trouble).toBe('Not run, because build failed.');
});

it('ends a part that hangs, reports it, and keeps its output', async () => {
  const { outcomes } = await run([node('stuck', 'console.log("so far"); setInterval(() => {}, 1000)')], {
    silenceMs: 5_000,
  });
  expect(outcomes[0]).toMatchObject({ status: 1, output: 'so far\n' });
  expect(outcomes[0]?.trouble).toContain('stuck printed nothing for 5 s');
});

it('leaves no process of a part behind', async () => {
  const leave =
    'const { spawn } = require("node:child_process"); const { pid } = spawn("sleep", ["600"], { stdio: "ignore" }); console.log(pid); process.exit()';
  const { outcomes } = await run([node('careless', leave)]);
  const pid = Number(outcomes[0]?.output);
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
});

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('prints progress regularly', async () => {
  const { lines } = await run([node('slow', 'setTimeout(() => {}, 2500)')], { heartbeatMs: 500 });
  expect(lines[0]).toMatch(/^… slow \d+ s; 0 of 1 done$/);
});

it('prepares a part before its start and cleans up afterwards', async () => {
  let released = false;
  const prepare = async () => {
    await setTimeout(10);
    return {
      env: { LAB_PORT_OFFSET: '11000' },
      release: () => {
        released = true;
      },
    };
  };
  const { outcomes } = await run([node('suite', 'console.log(process.env.LAB_PORT_OFFSET)', { prepare })]);
  expect(outcomes[0]?.output).toBe('11000\n');
  expect(released).toBe(true);
});

it('ends all parts on Ctrl-C, and starts no more', async () => {
  const program = `
    import { runParts } from '${new URL('./run-parts.mjs', import.meta.url)}';
    const node = (name, code) => ({ name, command: process.execPath, args: ['-e', code] });
    const forever = 'setInterval(() => {}, 1000)';
    setTimeout(() => process.kill(process.pid, 'SIGINT'), 1500);
    const outcomes = await runParts([node('first', forever), node('second', forever)], {
      cwd: '.', env: process.env, slots: 1, say: () => {},
    });
    console.log(outcomes.map(({ part, status, trouble }) => [part.name, status === 0, trouble].join(' ')).join());
  `;
  const { outcomes } = await run([
    { name: 'runner', command: process.execPath, args: ['--input-type=module', '-e', program] },
  ]);
  expect(outcomes[0]?.output).toBe('\nStopping …\nfirst false ,second false Stopped.\n');
});
