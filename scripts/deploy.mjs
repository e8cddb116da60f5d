// `npm run deploy -- --project ID` builds, checks and deploys rules, indexes, storage rules, functions and
// hosting. Other arguments (`--dry-run`, `--only hosting`) are passed on to the Firebase CLI.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from './build.mjs';
import { offerSetup } from './offer-setup.mjs';
import { root } from './paths.mjs';
import { stop } from './stop.mjs';

const given = process.argv.slice(2);
const named = given.indexOf('--project');
const name = named >= 0 ? given[named + 1] : undefined;
if (!name || name.startsWith('-')) stop('Say where to: npm run deploy -- --project YOUR-PROJECT-ID');
/** A name that `firebase use --add` gave to a project. @type {{ projects?: Record<string, string> }} */
const { projects = {} } = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8'));
const project = projects[name] ?? name;
if (project.startsWith('demo-')) stop(`${project} is a local demo project; nothing can be deployed to it.`);

build({ all: true });
for (const check of ['lint', 'typecheck', 'test:unit']) {
  const { status } = spawnSync('npm', ['run', '--silent', check], { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop(`Nothing was deployed: npm run ${check} failed.`);
}

const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
const { status } = spawnSync(process.execPath, [cli, 'deploy', ...given], {
  cwd: root,
  stdio: 'inherit',
});
if (status === 0 && !given.includes('--dry-run')) {
  console.log(`Then bring the data up to date: npm run upgrade -- --project ${project}`);
  await offerSetup(project);
}
process.exit(status ?? 1);
