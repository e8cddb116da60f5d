/** For tests that count records: gives them an empty project of their own. */
import { vi } from 'vitest';

/** The emulators load the demo lab into every project. */
export async function emptyProject(project: string): Promise<void> {
  const documents = `emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/${documents}`, { method: 'DELETE' });
}

/** Call this before importing the stores. */
export async function useOwnProject(project: string): Promise<void> {
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', project);
  const storageBucket = `${project}.appspot.com`;
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: project, storageBucket }));
  await emptyProject(project);
}
