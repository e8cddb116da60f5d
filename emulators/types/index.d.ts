/** Runs the Firebase Emulator Suite of a project without Java, and keeps its data. */

export interface StartOptions {
  /** The project's firebase.json; by default the one in the current folder. */
  config?: string;
  /**
   * A file with Firestore's rules, instead of a firebase.json. Firestore, Auth and, if asked for, Storage
   * then run at free ports.
   */
  firestore?: string;
  /** A file with Storage's rules, instead of a firebase.json. */
  storageRules?: string;
  /** A firestore.indexes.json, by default the one that firebase.json names; `''`: no query needs an index. */
  indexes?: string;
  /** The project's id; by default that of `.firebaserc`, otherwise `demo-project`. */
  project?: string;
  /** Only these emulators, by their names in firebase.json. */
  only?: readonly string[];
  /** Also runs the Emulator UI, which firebase-tools downloads. */
  ui?: boolean;
  /** Added to all ports of firebase.json, so that two suites can run at the same time. */
  portOffset?: number;
  /**
   * A folder in which the data are kept, and from which the next start continues. Without it nothing is kept.
   */
  data?: string;
  /** An export to begin with, while `data` contains nothing. */
  from?: string;
  /** A change is on the disk after this many seconds at the latest; 10. */
  saveEvery?: number;
  /** A port at which programs ask whether the suite is ready (GET) and for a save (POST). */
  savePort?: number;
  /** The folder for the logs; by default a temporary one. */
  logs?: string;
  /** Variables for the functions, in addition to those of this process. */
  env?: Readonly<Record<string, string | undefined>>;
  /** The code of the functions changes while the suite runs, so calls do not share a process. */
  reloads?: boolean;
  /** The port for a debugger of the functions. */
  inspect?: string;
  /** Google's Firestore emulator, to be run with Java instead of this package's. */
  officialJar?: string;
  /** Stops a suite that still starts; `start` then throws the signal's reason. */
  signal?: AbortSignal;
  /** Learns of the process and its log before the emulators are ready. */
  onStarting?: (starting: { pid: number; logFile: string }) => void;
  /** Receives messages for the person at the console; by default they are printed to stderr. */
  say?: (sentence: string) => void;
}

export interface Suite {
  readonly project: string;
  /** `host:port` of each emulator that runs, by its name in firebase.json. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Variables with which client libraries find the emulators. */
  readonly env: Readonly<Record<string, string>>;
  /** The save or export that it started from. */
  readonly startedFrom: string | undefined;
  readonly logFile: string;
  /** Resolves when all that was changed before is in the data folder; throws an error if that fails. */
  save(): Promise<void>;
  /**
   * Runs a command with the suite's variables, and ends it if the suite ends. Resolves with its exit code.
   */
  run(
    command: string,
    options?: { cwd?: string; env?: Readonly<Record<string, string | undefined>> },
  ): Promise<number>;
  /** Saves and stops. Resolves with the exit code. `atOnce` does not wait for calls of functions. */
  stop(options?: { atOnce?: boolean }): Promise<number>;
  /** Resolves with the exit code when the suite has ended, for whatever reason. */
  readonly ended: Promise<number>;
}

/**
 * Resolves when all emulators are ready, however long that takes. If they cannot start, the error has the end
 * of the log.
 */
export function start(options?: StartOptions): Promise<Suite>;

/** The newest save in a data folder, which is an export in the official layout. */
export function newestSave(data: string): string | undefined;

/**
 * Removes what a suite has stored in a data folder, and the folder unless a person keeps other things there.
 */
export function deleteSaves(data: string): Promise<void>;

/** Makes an export in the official layout the newest save of a data folder that no suite uses. */
export function importInto(data: string, exported: string): Promise<void>;

/**
 * Asks the suite that uses a data folder and answers at this address to save and end, and waits for that, as
 * `start` does. Returns whether there was one. Throws an error if it answers at another address.
 */
export function takeOver(data: string, address: string, say: (sentence: string) => void): Promise<boolean>;

/** Where the suite that uses a data folder now answers; undefined if none does. */
export function addressOfUser(data: string): string | undefined;
