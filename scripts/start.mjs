// `npm start` runs the whole product on this machine and keeps its data for the next run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { data, logs, root } from './paths.mjs';
import { address } from './ports.mjs';
import { runSchedules } from './schedules.mjs';
import { stopRequested } from './signals.mjs';
import { startSuite } from './suite.mjs';
import { upgradeData } from './upgrade.mjs';

/** @typedef {{ email: string, password: string, note: string }} Account */

function banner() {
  /** @type {Account[]} */
  const accounts = JSON.parse(readFileSync(join(root, 'demo', 'accounts.json'), 'utf8'));
  const rows = accounts.map(
    ({ email, password, note }) => `    ${email.padEnd(24)} ${password.padEnd(16)} ${note}`,
  );
  return `
  The lab is open:  ${address}

  Demo accounts
${rows.join('\n')}

  Logs: ${logs}
  Your data is saved some seconds after each change; npm run reset forgets it. Ctrl-C stops.
`;
}

build();
console.log('Starting the local suite …');
const suite = await startSuite({ keepIn: data });
await upgradeData();
console.log(banner());
await runSchedules();
const code = await suite.ended;
process.exit((await stopRequested()) ? 0 : code);
