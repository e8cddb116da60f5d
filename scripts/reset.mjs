// `npm run reset`: the next start begins with the demo lab again.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { leftovers } from './paths.mjs';

rmSync(join(leftovers, 'data'), { recursive: true, force: true });
console.log('The data of earlier runs is gone; the next npm start begins with the demo lab.');
