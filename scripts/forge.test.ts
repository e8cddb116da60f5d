/** The files in .github only run on the forge, so this checks them against what they refer to. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './paths.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const packageOf = (folder: string) => JSON.parse(read(join(folder, 'package.json')));
const main = packageOf('.');
const packages = [main, ...main.workspaces.map(packageOf)];

describe.each(readdirSync(join(root, '.github/workflows')))('the workflow %s', (file) => {
  const workflow = read(`.github/workflows/${file}`);

  it('runs commands that exist', () => {
    const commands = [...workflow.matchAll(/npm (?:run ([\w:-]+)(?: -w (\w+))?|(test)$)/gm)];
    expect(commands.length).toBeGreaterThan(0);
    for (const [, script, workspace = '.', test] of commands) {
      expect(Object.keys(packageOf(workspace).scripts)).toContain(script ?? test);
    }
  });

  it('has read-only permissions and names the major version of each action', () => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(workflow).not.toMatch(/: write|secrets\./);
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action ?? ''))).toEqual([]);
  });
});

describe('Node.js', () => {
  it('is tested from the oldest supported version to the one of deployed functions', () => {
    const [, versions = ''] = /node: \[(.+)\]/.exec(read('.github/workflows/tests.yml')) ?? [];
    const tested = versions.split(', ');
    const [, oldest] = /^>=(\d+)/.exec(main.engines.node) ?? [];
    const [, deployed] = /"runtime": "nodejs(\d+)"/.exec(read('firebase.json')) ?? [];
    expect([tested.at(0), tested.at(-1), read('.nvmrc').trim()]).toEqual([oldest, deployed, deployed]);
  });
});

describe('updates of dependencies', () => {
  const config = read('.github/dependabot.yml');
  const names = packages.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  );

  it('are grouped by names of existing packages', () => {
    const patterns = [...config.matchAll(/(?:patterns: \[(.+)\]|dependency-name: (.+))$/gm)]
      .flatMap(([, list, name]) => (list ?? name ?? '').split(', '))
      .map((pattern) => pattern.replaceAll("'", ''));
    expect(patterns.length).toBeGreaterThan(20);
    const matches = (pattern: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
    expect(patterns.filter((pattern) => !names.some((name) => matches(pattern).test(name)))).toEqual([]);
  });
});
