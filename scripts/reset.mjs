// `npm run reset` removes the data, so that the next start begins with the demo lab.
import { rmSync } from 'node:fs';
import { data } from './paths.mjs';
import { isHeld, readLock } from './saving/lock.mjs';
import { stop } from './stop.mjs';

const held = readLock(data);
if (held && isHeld(held)) stop(`The suite at ${held.address} is running with this data. Stop it first.`);
rmSync(data, { recursive: true, force: true });
console.log('The data of earlier runs is gone; the next npm start begins with the demo lab.');
