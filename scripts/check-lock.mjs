// Part of `npm run lint`: the lock file names no download address, so that it works with every registry. npm writes one
// now and then in spite of .npmrc; `node scripts/check-lock.mjs --fix` takes it out.
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
