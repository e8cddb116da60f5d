/** What all commands share: choosing the project, saving what they wrote, and how to end on an error. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cannotWrite } from './cannot-write.ts';
import { findKeeper } from './saved.ts';

const localProject = 'demo-research-lab';

export function nameProject(): string {
  return process.env.GCLOUD_PROJECT ?? '';
}

/** Collects what a command has written, to print it when it is on the disk. */
type Wrote = (sentence: string) => void;

/** Receives the command's arguments and returns a message when it failed. */
export type Command = (given: string[], wrote: Wrote) => Promise<string | undefined>;

/**
 * Runs the command of the file at this address, if it is the program that was started, and not a part of a
 * test.
 */
export async function run(main: Command, address: string): Promise<void> {
  if (!isStarted(address)) return;
  const given = process.argv.slice(2);
  const named = given.indexOf('--project');
  if (named >= 0) {
    process.env.GCLOUD_PROJECT = given.splice(named, 2)[1];
    // Google's libraries prefer this name, and it may be set to another project.
    process.env.GOOGLE_CLOUD_PROJECT = process.env.GCLOUD_PROJECT;
  } else if (!process.env.GCLOUD_PROJECT) useLocalEmulators();
  // Otherwise Google's library searches for Google's metadata server and prints a warning that there is none.
  if (process.env.FIRESTORE_EMULATOR_HOST) process.env.METADATA_SERVER_DETECTION ??= 'none';
  await endAfter(workAndSave(main, given));
}

/** For a command that reads only what visitors read, so it knows of no project. */
export async function runAsVisitor(main: Command, address: string): Promise<void> {
  if (isStarted(address)) await endAfter(main(process.argv.slice(2), console.log));
}

const isStarted = (address: string) => realpathSync(process.argv[1] ?? '') === fileURLToPath(address);

async function endAfter(work: Promise<string | undefined>): Promise<never> {
  const wrong = await failureOf(work);
  if (wrong) console.error(wrong);
  process.exit(wrong ? 1 : 0);
}

/** A thrown error is a message too. */
export const failureOf = (work: Promise<string | undefined>): Promise<string | undefined> =>
  work.catch((error: unknown) => `It failed: ${cannotWrite(error) ?? messageOf(error)}`);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function workAndSave(main: Command, given: string[]): Promise<string | undefined> {
  const keeper = await findKeeper(
    nameProject() === localProject ? process.env.LAB_SAVING : undefined,
    `http://${process.env.FIRESTORE_EMULATOR_HOST}`,
  );
  if (keeper.kind === 'none') return keeper.why;
  const written: string[] = [];
  const wrong = await main(given, (sentence) => written.push(sentence));
  const saved = keeper.kind === 'suite' && written.length > 0 ? await keeper.saveNow() : undefined;
  for (const sentence of written) console.log(sentence);
  if (saved?.ok) console.log(saved.sentence);
  return wrong ?? (saved && !saved.ok ? saved.sentence : undefined);
}

/**
 * Without a project, commands use the suite of `npm start`, whose ports are in firebase.json and
 * scripts/ports.mjs.
 */
function useLocalEmulators(): void {
  const offset = Number(process.env.LAB_PORT_OFFSET ?? 0);
  process.env.GCLOUD_PROJECT = localProject;
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${9099 + offset}`;
  process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${8080 + offset}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= `127.0.0.1:${9199 + offset}`;
  process.env.LAB_SAVING ??= `http://127.0.0.1:${4600 + offset}`;
}

/**
 * Takes `--bucket NAME` out of the arguments; a suite on this machine needs none. Returns a sentence if it is
 * missing.
 */
export function useBucket(given: string[]): string | undefined {
  const named = given.indexOf('--bucket');
  const [, name] = named >= 0 ? given.splice(named, 2) : [];
  const storageBucket = name ?? localBucket();
  if (!storageBucket) return 'Say where, as the console names it under Storage: --bucket NAME';
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: nameProject(), storageBucket });
  return undefined;
}

function localBucket(): string | undefined {
  return process.env.FIREBASE_STORAGE_EMULATOR_HOST && `${nameProject()}.appspot.com`;
}

export const bucketName = (): string => JSON.parse(process.env.FIREBASE_CONFIG ?? '{}').storageBucket ?? '';
