// Part of `npm run lint`: the lock file must not contain download addresses, so that it works with every
// registry. npm sometimes writes one in spite of .npmrc; `node scripts/check-lock.mjs --fix` removes them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { stop } from './stop.mjs';

const file = join(root, 'package-lock.json');
const address = /^ *"resolved": "https?:.*\n/gm;
const text = readFileSync(file, 'utf8');
if (process.argv.includes('--fix')) writeFileSync(file, text.replace(address, ''));
else if (address.test(text))
  stop('package-lock.json names a download address. Run: node scripts/check-lock.mjs --fix');
