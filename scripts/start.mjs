// `npm start` runs the whole product on this machine and keeps its data for the next run. `-- --empty` opens
// a lab of one's own, `-- --demo` the demo lab; without either it goes on with the last one.
import { banner } from './banner.mjs';
import { build } from './build.mjs';
import { labFacts } from './lab-facts.mjs';
import { chooseLab } from './labs.mjs';
import { logs } from './paths.mjs';
import { address, mailbox } from './ports.mjs';
import { runSchedules } from './schedules.mjs';
import { stopRequested } from './signals.mjs';
import { startSuite } from './suite.mjs';
import { upgradeData } from './upgrade.mjs';

const { lab, keepIn } = chooseLab(process.argv.slice(2));
build();
console.log('Starting the local suite …');
const suite = await startSuite({ keepIn, lab });
try {
  const named = process.env.LAB_DATA ? keepIn : undefined;
  const lines = banner({ address, mailbox, logs, lab, keepIn: named, ...(await labFacts()) });
  if (!(await stopRequested())) console.log(lines);
  // The site also works with older data, so nobody has to wait for this.
  await upgradeData(suite);
  await runSchedules();
} catch (error) {
  // After Ctrl-C the lab may not answer any more.
  if (!(await stopRequested())) throw error;
}
const code = await suite.ended;
process.exit((await stopRequested()) ? 0 : code);
