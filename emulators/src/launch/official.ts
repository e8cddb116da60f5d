/** Finds out how Java runs Google's Firestore emulator, for each of Google's downloads. */
import { spawnSync } from 'node:child_process';

/**
 * Google Cloud's component contains the class name in a script, the download of firebase-tools in its
 * manifest.
 */
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

export function officialArguments(jar: string): string[] {
  const { error, stderr } = spawnSync('java', ['-jar', jar, '--version'], { encoding: 'utf8' });
  if (error) throw new Error(`Google's emulator needs Java on the PATH: ${error.message}`);
  if (/Unable to access jarfile/.test(stderr)) throw new Error(`There is no readable file ${jar}.`);
  // The emulator's messages are only English when Java's language is English.
  const language = '-Duser.language=en';
  return /no main manifest attribute/.test(stderr)
    ? [language, '-cp', jar, mainClass]
    : [language, '-jar', jar];
}
