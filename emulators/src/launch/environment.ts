/** The environment variables with which firebase-tools starts the engines of this package. */
import { delimiter, join } from 'node:path';

interface EmulatorEnvironment {
  readonly PATH: string;
  readonly FIRESTORE_EMULATOR_BINARY_PATH: string;
  readonly STORAGE_EMULATOR_BINARY_PATH: string;
  readonly FIRESTORE_EMULATOR_INDEXES?: string;
  readonly OFFICIAL_FIRESTORE_JAR?: string;
}

interface Options {
  /** A `firestore.indexes.json`; queries that need an index which it does not contain are refused. */
  readonly indexes?: string;
  /** Google's Firestore emulator, to be run instead of this package's, with the machine's own Java. */
  readonly officialJar?: string | undefined;
  /** The folder of the built engines, in which this file is once it is built. */
  readonly dist?: string;
  readonly path?: string;
}

export function emulatorEnvironment({
  indexes,
  officialJar,
  dist = import.meta.dirname,
  path = process.env.PATH ?? '',
}: Options = {}): EmulatorEnvironment {
  return {
    PATH: [join(dist, 'bin'), path].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: join(dist, officialJar ? 'official.js' : 'firestore.js'),
    STORAGE_EMULATOR_BINARY_PATH: join(dist, 'storage-rules.js'),
    ...(indexes ? { FIRESTORE_EMULATOR_INDEXES: indexes } : {}),
    ...(officialJar ? { OFFICIAL_FIRESTORE_JAR: officialJar } : {}),
  };
}
