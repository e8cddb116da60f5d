// `npm run schedule -- NAME` runs a scheduled function of the running suite now. Without a name it lists them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { saveSuite } from './save-suite.mjs';
import { runScheduled } from './schedules.mjs';
import { stop } from './stop.mjs';

if (!existsSync(join(root, 'emulators/dist/schedules.js'))) stop('Start the product first: npm start');
try {
  const said = await runScheduled(process.argv[2]);
  const saved = process.argv[2] ? await saveSuite() : '';
  console.log([said, saved].filter(Boolean).join('\n'));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
