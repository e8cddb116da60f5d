/** For tests that count records: gives them an empty project of their own. */
import { vi } from 'vitest';

/**
 * Call this before importing the stores. Google's emulator loads the demo lab into every project, so the project is emptied.
 */
export async function useOwnProject(project: string): Promise<void> {
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', project);
  const storageBucket = `${project}.appspot.com`;
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: project, storageBucket }));
  const documents = `emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/${documents}`, { method: 'DELETE' });
}
