import { existsSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// Real files, except that one test has a disk without links.
vi.mock('node:fs', { spy: true });

const load = async () => (await import('./token-secret.ts')) as typeof import('./token-secret.ts');
const readSecret = async () => new TextDecoder().decode(await (await load()).tokenSecret());

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe('deployed', () => {
  beforeEach(() => vi.stubEnv('FUNCTIONS_EMULATOR', undefined));

  it('the key comes from the environment, without spaces around it', async () => {
    vi.stubEnv('TOKEN_SECRET', ` ${'k'.repeat(32)}\n`);
    expect(await readSecret()).toBe('k'.repeat(32));
  });

  it('a key that is too short stops every call', async () => {
    vi.stubEnv('TOKEN_SECRET', 'k'.repeat(31));
    await expect(readSecret()).rejects.toThrow('TOKEN_SECRET needs at least 32 bytes');
  });

  it('the key is named for Secret Manager', async () => {
    expect((await load()).secretsToDeploy.map(({ name }) => name)).toEqual(['TOKEN_SECRET']);
  });
});

describe('on this machine', () => {
  beforeEach(() => vi.stubEnv('FUNCTIONS_EMULATOR', 'true'));

  it('the key is the one of all processes', async () => {
    const shared = new URL('../../.lab/', import.meta.url);
    const before = existsSync(shared);
    const key = await readSecret();
    expect(key).toBe(readFileSync(new URL('token-secret', shared), 'utf8'));
    if (!before) rmSync(shared, { recursive: true });
  });

  it('Secret Manager is not asked', async () => {
    expect((await load()).secretsToDeploy).toEqual([]);
  });
});

describe('the file of the key', () => {
  const parent = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'lab-key-'))}/`);
  const folder = new URL('.lab/inner/', parent);
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it('is made at the first start, and all later starts find it', async () => {
    const { localSecret } = await load();
    const first = localSecret(folder);
    expect(first).toMatch(/^[\w-]{64}$/);
    expect(localSecret(folder)).toBe(first);
  });

  it('is the only one, and nobody else can read it', async () => {
    const key = (await load()).localSecret(folder);
    const file = new URL('token-secret', folder);
    expect(readFileSync(file, 'utf8')).toBe(key);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(folder)).toEqual(['token-secret']);
  });

  it('is refused where the disk knows no links, and nothing is left behind', async () => {
    const { localSecret } = await load();
    vi.mocked(linkSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('no links here'), { code: 'EPERM' });
    });
    expect(() => localSecret(folder)).toThrow('no links here');
    expect(readdirSync(folder)).toEqual([]);
  });
});
