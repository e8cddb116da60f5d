// `npm run reset -- --demo` or `--empty` removes the data of that lab, so that it begins anew. Without an
// argument it is the demo lab's, so that nobody loses a lab of their own by habit.
import { rmSync } from 'node:fs';
import { emulators } from './emulators.mjs';
import { dataOf, namedLab } from './labs.mjs';
import { stop } from './stop.mjs';

const given = process.argv.slice(2);
const lab = namedLab(given) ?? 'demo';
const data = dataOf(lab);
const { addressOfUser, deleteSaves } = await emulators();
const usedAt = addressOfUser(data);
if (usedAt) stop(`The suite at ${usedAt} is running with this data. Stop it first.`);
// A folder that a person has named may contain other things.
if (process.env.LAB_DATA) await deleteSaves(data);
else rmSync(data, { recursive: true, force: true });
if (process.env.LAB_DATA) console.log(`The data in ${data} are gone.`);
else if (lab === 'empty')
  console.log('The data of your own lab are gone; npm run new-lab begins an empty one.');
else console.log('The changes to the demo lab are gone; npm start -- --demo begins it anew.');
if (given.length === 0 && !process.env.LAB_DATA)
  console.log('Your own lab, if there is one, is untouched: npm run reset -- --empty forgets it.');
