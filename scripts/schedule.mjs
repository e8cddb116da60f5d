// `npm run schedule -- NAME` runs a scheduled function of the running suite now. Without a name it lists
// them.
import { emulators } from './emulators.mjs';
import { saveSuite } from './save-suite.mjs';
import { runScheduled } from './schedules.mjs';
import { stop } from './stop.mjs';

await emulators();
try {
  const said = await runScheduled(process.argv[2]);
  const saved = process.argv[2] ? await saveSuite() : '';
  console.log([said, saved].filter(Boolean).join('\n'));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
