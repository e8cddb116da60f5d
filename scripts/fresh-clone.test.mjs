/**
 * In a fresh clone the emulators' package is not built yet, so no command may load it before it has built it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

/**
 * The modules that a script loads before it runs, by their names.
 * @param {string} file
 * @param {Set<string>} [found]
 */
function loadedBy(file, found = new Set()) {
  const source = readFileSync(file, 'utf8');
  for (const [, name = ''] of source.matchAll(/^(?:import|export)\b[^;]*?'([^']+)';/gm)) {
    const path = join(file, '..', name);
    if (found.has(name.startsWith('.') ? path : name)) continue;
    found.add(name.startsWith('.') ? path : name);
    if (path.endsWith('.mjs') && name.startsWith('.')) loadedBy(path, found);
  }
  return found;
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  if (command.includes('build-emulators.mjs')) return [];
  const [file] = command.match(/(?:scripts|demo|proofs)\/[\w/-]+\.mjs(?= |$)(?!.*\.mjs)/) ?? [];
  return file ? [[name, file]] : [];
});

it('looks at the commands', () => {
  expect(Object.fromEntries(commands)).toMatchObject({
    start: 'scripts/start.mjs',
    test: 'scripts/test.mjs',
  });
});

it.each(commands)('%s loads nothing that is not built', (_, file) => {
  expect(
    [...loadedBy(join(root, file))].filter((name) => name.startsWith('firebase-emulators-node')),
  ).toEqual([]);
});
