/**
 * Builds the demo lab: `emulator-data/` in the layout of `firebase emulators:export`, and the list of
 * accounts. With `large` it builds the lab with many works and people, which is not committed.
 */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { outputKeys } from '@lab/contract/kinds/kinds';
import { startEngine } from 'firebase-emulators-node/engine';
import { content } from '../functions/src/app/content-kinds.ts';
import { rebuildSummaries } from '../functions/src/app/rebuild-summaries.ts';
import type { AnyStore } from '../functions/src/core/content/content-store.ts';
import { renderRecords } from '../functions/src/core/content/render-texts.ts';
import { firestore } from '../functions/src/core/data/firestore.ts';
import { freePageStore } from '../functions/src/features/free-pages/free-page-store.ts';
import { rebuildPapers } from '../functions/src/features/papers/paper-rebuild-store.ts';
import { renderProfiles } from '../functions/src/features/team/profile-store.ts';
import { type AccountKey, accounts } from './accounts.ts';
import { papers } from './content/papers.ts';
import { photoOfAccount } from './content/people.ts';
import { writeAuth, writeJson } from './export/auth.ts';
import { exportFirestore, keepTimesOf } from './export/firestore.ts';
import { writeStorage } from './export/storage.ts';
import { demoFiles } from './files.ts';
import { largePapers } from './large/papers.ts';
import { largePeople } from './large/people.ts';
import { demoPeople } from './people-records.ts';
import { recordsOf } from './records.ts';

const project = 'demo-research-lab';
const root = process.cwd();
const isLarge = process.argv[2] === 'large';
const works = isLarge ? largePapers : papers;
const records = recordsOf(works, isLarge ? largePeople : demoPeople);
/** Where scripts/paths.mjs looks for it. */
const target = join(root, isLarge ? '.lab/demo-large' : 'emulator-data');
const draft = join(root, '.lab', 'demo-data');

rmSync(draft, { recursive: true, force: true });
mkdirSync(draft, { recursive: true });

writeAuth(join(draft, 'auth_export'), photoOfAccount);

const files = demoFiles(works);
writeStorage(join(draft, 'storage_export'), files);

const engine = await startEngine({ project });
try {
  Object.assign(process.env, engine.env);
  // Otherwise Google's library would search for Google's metadata server.
  process.env.METADATA_SERVER_DETECTION = 'none';
  for (const [name, entries] of Object.entries(records)) {
    const batch = firestore().batch();
    for (const [id, stored] of entries) batch.create(firestore().collection(name).doc(id), stored);
    await batch.commit();
  }
  for (const store of [
    freePageStore,
    ...(['news', ...outputKeys, 'memberResources'] as const).map((key): AnyStore => content[key].store),
  ]) {
    await renderRecords(store, false);
  }
  await renderProfiles();
  await rebuildPapers();
  await rebuildSummaries();
  await exportFirestore(`${engine.host}:${engine.port}`, project, draft, 'firestore_export');
  await firestore().terminate();
} finally {
  await engine.close();
}
keepTimesOf(join(target, 'firestore_export'), join(draft, 'firestore_export'));

// The versions of the emulators whose formats are used.
writeJson(join(draft, 'firebase-export-metadata.json'), {
  version: '15.34.2',
  firestore: {
    version: '1.22.0',
    path: 'firestore_export',
    metadata_file: 'firestore_export/firestore_export.overall_export_metadata',
  },
  auth: { version: '15.34.2', path: 'auth_export' },
  storage: { version: '15.34.2', path: 'storage_export' },
});
rmSync(target, { recursive: true, force: true });
renameSync(draft, target);

writeJson(
  join(root, 'demo', 'accounts.json'),
  (Object.keys(accounts) as AccountKey[]).map((key) => {
    const { email, password, name, note } = accounts[key];
    return { role: key, email, password, name, note };
  }),
);

const count = Object.values(records).reduce((sum, entries) => sum + entries.length, 0);
const megabytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6;
console.log(
  `The demo lab is in ${relative(root, target)}/: ${count} records, ${files.length} files, ${megabytes.toFixed(1)} MB.`,
);
