/** What every command does alike: which project it works on, and how it ends when something is wrong. */

const localProject = 'demo-research-lab';

export function nameProject(): string {
  return process.env.GCLOUD_PROJECT ?? '';
}

/** `work` gets the words after the command and answers with a sentence when it could not do its work. */
export async function run(work: (given: string[]) => Promise<string | undefined>): Promise<void> {
  const given = process.argv.slice(2);
  const named = given.indexOf('--project');
  if (named >= 0) process.env.GCLOUD_PROJECT = given.splice(named, 2)[1];
  else if (!process.env.GCLOUD_PROJECT) useLocalEmulators();
  // Otherwise Google's library looks for a machine of Google around it, and complains when there is none.
  if (process.env.FIRESTORE_EMULATOR_HOST) process.env.METADATA_SERVER_DETECTION ??= 'none';
  const wrong = await work(given).catch(
    (error: unknown) => `It failed: ${error instanceof Error ? error.message : String(error)}`,
  );
  if (wrong) console.error(wrong);
  process.exit(wrong ? 1 : 0);
}

/** Without a project the suite that `npm start` runs is meant; its ports are those of firebase.json. */
function useLocalEmulators(): void {
  const offset = Number(process.env.LAB_PORT_OFFSET ?? 0);
  process.env.GCLOUD_PROJECT = localProject;
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${9099 + offset}`;
  process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${8080 + offset}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= `127.0.0.1:${9199 + offset}`;
}
