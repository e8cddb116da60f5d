import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withAddresses } from './lock-addresses.mjs';
import { root } from './paths.mjs';

/** @param {object} packages */
const lockOf = (packages) => JSON.stringify({ lockfileVersion: 3, packages });

const registry = 'https://packages.test/';

it.each([
  ['node_modules/yup', { version: '1.7.1' }, 'yup/-/yup-1.7.1.tgz'],
  ['node_modules/@mui/material', { version: '7.0.0' }, '@mui/material/-/material-7.0.0.tgz'],
  ['node_modules/yup/node_modules/@types/node', { version: '20.1.0' }, '@types/node/-/node-20.1.0.tgz'],
  ['web/node_modules/yup', { version: '1.7.1' }, 'yup/-/yup-1.7.1.tgz'],
  ['node_modules/alias', { name: '@real/name', version: '1.0.0' }, '@real/name/-/name-1.0.0.tgz'],
])('%s has its usual address', (path, locked, address) => {
  const { packages } = JSON.parse(withAddresses(lockOf({ [path]: locked }), registry));
  expect(packages[path]).toEqual({ ...locked, resolved: registry + address });
});

it.each([
  ['the project', '', { version: '0.2.0' }],
  ['a workspace', 'web', { version: '0.2.0' }],
  ['the link to a workspace', 'node_modules/@lab/web', { resolved: 'web', link: true }],
  [
    'a package with an address of its own',
    'node_modules/own',
    { version: '1.0.0', resolved: 'file:own.tgz' },
  ],
])('%s stays as it is', (_, path, locked) => {
  const lock = lockOf({ [path]: locked });
  expect(JSON.parse(withAddresses(lock, registry))).toEqual(JSON.parse(lock));
});

it('every package that the project installs has an address', () => {
  const { packages } = JSON.parse(
    withAddresses(readFileSync(join(root, 'package-lock.json'), 'utf8'), registry),
  );
  const without = Object.entries(packages).filter(
    ([path, { resolved }]) => path.includes('node_modules/') && !resolved,
  );
  expect(without).toEqual([]);
});
