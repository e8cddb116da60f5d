import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const folder = new URL('../../.lab/', import.meta.url);
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
  const before = existsSync(folder);
  beforeEach(() => vi.stubEnv('FUNCTIONS_EMULATOR', 'true'));
  afterEach(() => {
    if (!before) rmSync(folder, { recursive: true, force: true });
  });

  it('a key is made at the first start, which all later starts find', async () => {
    const first = await readSecret();
    expect(first).toMatch(/^[\w-]{64}$/);
    vi.resetModules();
    expect(await readSecret()).toBe(first);
  });

  it('the key is in one file that nobody else can read', async () => {
    const key = await readSecret();
    const file = new URL('token-secret', folder);
    expect(readFileSync(file, 'utf8')).toBe(key);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('token-secret-'))).toEqual([]);
  });

  it('Secret Manager is not asked', async () => {
    expect((await load()).secretsToDeploy).toEqual([]);
  });
});
