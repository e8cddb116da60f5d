/** What must stand in the environment of firebase-tools so that it starts the engines of this package. */
import { delimiter, join } from 'node:path';

interface EmulatorEnvironment {
  readonly PATH: string;
  readonly FIRESTORE_EMULATOR_BINARY_PATH: string;
  readonly STORAGE_EMULATOR_BINARY_PATH: string;
  readonly FIRESTORE_EMULATOR_INDEXES?: string;
  readonly OFFICIAL_FIRESTORE_JAR?: string;
}

interface Options {
  /** A `firestore.indexes.json`: queries that need an index which is not in it are refused. */
  readonly indexes?: string;
  /** Google's Firestore emulator, which then runs in place of this package's, in the machine's own Java. */
  readonly officialJar?: string | undefined;
  /** The folder of the built engines; once built, this file lies in it. */
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
