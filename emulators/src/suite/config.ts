/** Reads the project's own firebase.json, or makes one for rules without a project. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { StartOptions } from '../../types/index.d.ts';
import type { Tools } from '../firebase-tools/patch.ts';
import { toolsOf } from '../firebase-tools/patches.ts';

interface Emulator {
  host?: string;
  port?: number;
  websocketPort?: number;
}

interface FirebaseJson {
  firestore?: { rules?: string; indexes?: string } | { database?: string; indexes?: string }[];
  storage?: unknown;
  emulators?: Record<string, Emulator & { enabled?: boolean }>;
}

export interface Config {
  /** The file that firebase-tools gets. */
  readonly file: string;
  /** It was made for this run, and is removed at the end. */
  readonly made?: string;
  /** To be written there when no other suite of this folder runs any more. */
  readonly content?: string;
  readonly indexes?: string;
  /** Where people look first: the website, otherwise the hub. */
  readonly address: string;
  /** Whether the Emulator UI runs. */
  readonly ui: boolean;
  readonly project: string;
}

const thisMachine = '127.0.0.1';
const hubPort = 4400;

/**
 * The program of the firebase-tools that the project has installed, otherwise of the one beside this package.
 */
export function findTools(folder: string): string {
  for (const from of [join(folder, 'package.json'), import.meta.filename]) {
    try {
      return join(createRequire(from).resolve('firebase-tools/package.json'), '../lib/bin/firebase.js');
    } catch {
      // The next place may have it.
    }
  }
  throw new Error('firebase-tools is not installed in this project: npm install --save-dev firebase-tools');
}

/** The folder of the project, which decides what is installed. */
export const folderOf = ({ config = 'firebase.json', firestore, storageRules }: StartOptions): string =>
  firestore || storageRules ? process.cwd() : dirname(resolve(config));

export function readConfig(options: StartOptions, tools: Tools, temporary: string): Config {
  if (options.firestore || options.storageRules) return configOfRules(options, temporary);
  const file = resolve(options.config ?? 'firebase.json');
  if (!existsSync(file))
    throw new Error(`There is no ${file}. Name the project's configuration with config.`);
  const read: FirebaseJson = tools('cjson').load(file);
  const offset = options.portOffset ?? 0;
  const made = join(dirname(file), `firebase.offset-${offset}.json`);
  const ui = options.ui ?? false;
  const isChanged = offset !== 0 || (!ui && read.emulators?.ui?.enabled !== false);
  const indexes = options.indexes ?? indexesOf(read, dirname(file));
  return {
    file: isChanged ? made : file,
    ...(isChanged ? { made, content: JSON.stringify(changed(read, offset, ui), null, 2) } : {}),
    ...(indexes ? { indexes: resolve(indexes) } : {}),
    address: addressOf(read, offset),
    ui,
    project: options.project ?? defaultProject(dirname(file)),
  };
}

/**
 * firebase-tools takes the folder of its config file for the project's, so the changed copy is beside the
 * original.
 */
function changed(config: FirebaseJson, offset: number, ui: boolean): FirebaseJson {
  const emulators = { ...config.emulators };
  for (const [name, { port, websocketPort, ...same }] of Object.entries(emulators)) {
    emulators[name] = {
      ...same,
      ...(port ? { port: port + offset } : {}),
      ...(websocketPort ? { websocketPort: websocketPort + offset } : {}),
    };
  }
  return { ...config, emulators: { ...emulators, ui: { ...emulators.ui, enabled: ui } } };
}

function indexesOf({ firestore }: FirebaseJson, folder: string): string | undefined {
  const databases = Array.isArray(firestore) ? firestore : [firestore];
  const found = databases.find((database) => database?.indexes)?.indexes;
  return found && existsSync(join(folder, found)) ? join(folder, found) : undefined;
}

function addressOf({ emulators = {} }: FirebaseJson, offset: number): string {
  const { host = thisMachine, port = hubPort } = emulators.hosting ?? emulators.hub ?? {};
  return `http://${host}:${port + offset}`;
}

/** Where the hub of the project's suite listens. */
export function hubOf(options: StartOptions): string {
  const file = resolve(options.config ?? 'firebase.json');
  const tools = toolsOf(findTools(dirname(file)));
  const { host = thisMachine, port = hubPort } =
    (tools('cjson').load(file) as FirebaseJson).emulators?.hub ?? {};
  return `${host}:${port + (options.portOffset ?? 0)}`;
}

function defaultProject(folder: string): string {
  try {
    return JSON.parse(readFileSync(join(folder, '.firebaserc'), 'utf8')).projects.default ?? 'demo-project';
  } catch {
    return 'demo-project';
  }
}

/** firebase-tools chooses free ports for what names none. */
function configOfRules(
  { firestore, storageRules, indexes, project }: StartOptions,
  temporary: string,
): Config {
  const file = join(temporary, 'firebase.json');
  const config = {
    ...(firestore ? { firestore: { rules: resolve(firestore) } } : {}),
    ...(storageRules ? { storage: { rules: resolve(storageRules) } } : {}),
    emulators: {
      auth: {},
      ...(firestore ? { firestore: {} } : {}),
      ...(storageRules ? { storage: {} } : {}),
      ui: { enabled: false },
    },
  };
  writeFileSync(file, JSON.stringify(config, null, 2));
  return {
    file,
    ...(indexes ? { indexes: resolve(indexes) } : {}),
    address: '',
    ui: false,
    project: project ?? 'demo-project',
  };
}
