/** A small Firebase project in a temporary folder, with free ports. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../launch/firebase-tools.testing.ts';

/** Where firebase-tools and the client libraries are installed. */
export const modules = join(import.meta.dirname, '../../../node_modules');

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} { allow read: if true; allow write: if request.auth != null; }
  }
}`;

const storageRules = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o/{file=**} { allow read: if true; } }`;

const indexes = {
  indexes: [
    {
      collectionGroup: 'notes',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'by', order: 'ASCENDING' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [],
};

export const project = 'demo-small';

/** Its modules are linked into the folder unless something else is to be installed there. */
export async function smallProject({ isInstalled = true } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'small-project-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const names = ['auth', 'firestore', 'storage', 'hub', 'logging', 'websocket'];
  const ports = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, { port: await freePort() }] as const)),
  );
  const { websocket, ...emulators } = ports;
  const config = {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    storage: { rules: 'storage.rules' },
    emulators: {
      ...emulators,
      firestore: { ...emulators.firestore, websocketPort: websocket?.port },
    },
  };
  await Promise.all([
    writeFile(
      join(folder, 'firebase.json'),
      `// A comment, as firebase-tools allows.\n${JSON.stringify(config)}`,
    ),
    writeFile(join(folder, '.firebaserc'), JSON.stringify({ projects: { default: project } })),
    writeFile(join(folder, 'firestore.rules'), rules),
    writeFile(join(folder, 'storage.rules'), storageRules),
    writeFile(join(folder, 'firestore.indexes.json'), JSON.stringify(indexes)),
    writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'small-project', private: true })),
  ]);
  if (isInstalled) await symlink(modules, join(folder, 'node_modules'));
  else await mkdir(join(folder, 'node_modules'));
  return folder;
}
