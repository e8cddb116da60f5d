// Checks that every network call of the client has a time limit.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyEndpoint, api } from '@lab/contract';
import { everyCall } from '@lab/contract/every-call';
import * as service from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, timeLimitOf } from './api.ts';
import { findSetup } from './firebase.ts';
import * as identity from './identity.ts';
import { timeouts } from './timeouts.ts';

vi.mock('firebase/auth');

const never = () => new Promise<never>(() => {});
const endpoints = Object.values(everyCall).flatMap((feature): AnyEndpoint[] => Object.values(feature));

let signals: AbortSignal[];
beforeEach(() => {
  vi.useFakeTimers();
  signals = [];
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    if (signal) signals.push(signal);
    return never();
  });
});
afterEach(() => void vi.useRealTimers());

/** Expects the call to fail at this time and not before. */
async function endsAt(milliseconds: number, calling: Promise<unknown>): Promise<void> {
  let ended = false;
  const end = calling.catch((error: unknown) => {
    ended = true;
    return error;
  });
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toBe(true);
  expect(await end).toMatchObject({ code: 'network' });
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
}

describe('each endpoint', () => {
  const long = [
    ...['GET /myData', 'GET /forMembers/{id}/file'],
    ...['POST /imports', 'POST /imports/{id}/lookUp'],
  ];
  const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

  it('has a limit', () => {
    for (const endpoint of endpoints) {
      const name = nameOf(endpoint);
      expect([name, timeLimitOf(endpoint)]).toEqual([name, long.includes(name) ? 60_000 : 20_000]);
    }
  });

  it.each([api.news.list, api.accounts.myData, api.news.create])(
    'ends then',
    async (endpoint: AnyEndpoint) => {
      await endsAt(timeLimitOf(endpoint), call(endpoint, {} as never));
      expect(signals).toHaveLength(1);
    },
  );
});

describe('each call of the identity service', () => {
  const mocks = new Map<string, unknown>(Object.entries(service));
  const limited = Object.entries(identity) as [string, () => Promise<unknown>][];
  it.each(limited)('%s', async (name, start) => {
    vi.mocked(mocks.get(name) as () => Promise<unknown>).mockImplementation(never);
    await endsAt(/Popup$/.test(name) ? 300_000 : 20_000, start());
  });
});

it('the setup of the identity service', () => endsAt(20_000, findSetup('lab.example.org')));

it('no limit is longer than a minute, except for the popup', () => {
  const { popup, ...others } = timeouts;
  expect(popup).toBe(300_000);
  for (const limit of Object.values(others)) expect(limit).toBeLessThanOrEqual(60_000);
});

describe('only these files send requests', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^test\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const filesWith = (pattern: RegExp) =>
    sources
      .filter(({ text }) => pattern.test(text))
      .map(({ file }) => file)
      .sort();

  it.each([
    [
      /\bfetch\(/,
      ['app/missing-code.ts', 'app/search/load-index.ts', 'lib/api.ts', 'lib/firebase.ts', 'lib/online.ts'],
    ],
    [/XMLHttpRequest|sendBeacon|EventSource|WebSocket/, []],
    // upload.test.ts tests the limits of `uploadBytesResumable` and `deleteObject`.
    [/from 'firebase\/storage'/, ['lib/firebase-storage.ts', 'lib/upload.ts']],
    [/\.getIdToken(Result)?\(/, ['lib/session-live.ts']],
    [/\.authStateReady\(/, ['lib/firebase-storage.ts', 'lib/session-live.ts']],
    [/\b(account|user|currentUser)\.(delete|reload)\(/, ['features/accounts/register.ts']],
  ])('%s', (pattern, files) => expect(filesWith(pattern)).toEqual(files));

  // The notice of section and settings forms is in part-form.tsx, that of the registration in
  // sign-in-parts.tsx.
  it('each form with a picture shows a notice when the upload is slow or lost', () => {
    const forms = sources.filter(
      ({ text }) =>
        /use(ImageUpload|ContentForm)\(/.test(text) && !/function use(ImageUpload|ContentForm)/.test(text),
    );
    expect(forms).toHaveLength(9);
    for (const { file, text } of forms)
      expect([file, /<SendingNotice|<SectionForm|<SettingsForm|<SignInFailure/.test(text)]).toEqual([
        file,
        true,
      ]);
  });

  it('requests to Firebase Authentication go through the functions with a limit', () => {
    const asking = new RegExp(`\\b(${Object.keys(identity).join('|')})\\b`);
    const imports = (text: string) => /import \{([^}]*)\} from 'firebase\/auth'/.exec(text)?.[1] ?? '';
    expect(sources.filter(({ text }) => asking.test(imports(text))).map(({ file }) => file)).toEqual([]);
    const others = new Set(
      sources.flatMap(({ text }) =>
        imports(text)
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type ')),
      ),
    );
    // These functions send no request.
    expect([...others].sort()).toEqual([
      'EmailAuthProvider',
      'GoogleAuthProvider',
      'browserLocalPersistence',
      'browserPopupRedirectResolver',
      'connectAuthEmulator',
      'indexedDBLocalPersistence',
      'initializeAuth',
    ]);
  });
});
