/** For tests that count what is there: a project of their own, in which nothing stands. */
import { vi } from 'vitest';

/** Before the stores are imported. Google's emulator puts the demo lab into every project, hence the clearing. */
export async function useOwnProject(project: string): Promise<void> {
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', project);
  const storageBucket = `${project}.appspot.com`;
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: project, storageBucket }));
  const documents = `emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/${documents}`, { method: 'DELETE' });
}
