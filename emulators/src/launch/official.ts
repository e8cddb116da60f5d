/** How Java runs Google's Firestore emulator, from whichever of Google's downloads it comes. */
import { spawnSync } from 'node:child_process';

/** Google Cloud's component names its class in a script; the download of firebase-tools names it in its manifest. */
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

export function officialArguments(jar: string, java = 'java'): string[] {
  const { error, stderr } = spawnSync(java, ['-jar', jar, '--version'], { encoding: 'utf8' });
  if (error) throw new Error(`Google's emulator needs Java on the PATH: ${error.message}`);
  if (/Unable to access jarfile/.test(stderr)) throw new Error(`There is no readable file ${jar}.`);
  // The emulator speaks English only where Java does.
  const language = '-Duser.language=en';
  return /no main manifest attribute/.test(stderr)
    ? [language, '-cp', jar, mainClass]
    : [language, '-jar', jar];
}
