/** What must stand in the environment of firebase-tools so that it starts the engines of this package. */
import { delimiter, join } from 'node:path';

interface EmulatorEnvironment {
  readonly PATH: string;
  readonly FIRESTORE_EMULATOR_BINARY_PATH: string;
  readonly STORAGE_EMULATOR_BINARY_PATH: string;
}

/** `dist` is the folder of the built engines; once built, this file lies in it. */
export function emulatorEnvironment(
  dist: string = import.meta.dirname,
  path: string = process.env.PATH ?? '',
): EmulatorEnvironment {
  return {
    PATH: [join(dist, 'bin'), path].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: join(dist, 'firestore.js'),
    STORAGE_EMULATOR_BINARY_PATH: join(dist, 'storage-rules.js'),
  };
}
