/** The file of an export is whole or not there. */
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { useOwnProject } from '../../test/own-project.ts';

await useOwnProject('demo-export');
const { firestore } = await import('../../core/data/firestore.ts');
const { main } = await import('./export.ts');
const { failureOf } = await import('./run.ts');

const folder = await mkdtemp(join(tmpdir(), 'lab-export-'));
afterAll(() => rm(folder, { recursive: true }));

const exported = (...path: string[]) => main([join(folder, ...path)], () => {});

it('says why nothing can be written there', async () => {
  await expect(exported('none', 'lab.zip')).rejects.toThrow(/^ENOENT: no such file or directory, open /);
});

it('leaves nothing behind when it fails', async () => {
  const list = vi.spyOn(firestore(), 'listCollections').mockRejectedValue(new Error('The network is gone.'));
  await expect(exported('lab.zip')).rejects.toThrow('The network is gone.');
  list.mockRestore();
  expect(await readdir(folder)).toEqual([]);
});

it('says that the disk is full, and leaves no half file on it', async () => {
  const some = await open(join(folder, 'some'), 'w');
  const files = Object.getPrototypeOf(some);
  await some.close();
  await rm(join(folder, 'some'));
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  for (const name of ['write', 'writev']) vi.spyOn(files, name).mockRejectedValue(full);
  expect(await failureOf(exported('lab.zip'))).toBe(
    'It failed: The file cannot be written: the disk is full (ENOSPC). Free some space and try again.',
  );
  vi.restoreAllMocks();
  expect(await readdir(folder)).toEqual([]);
});

it('has the whole file in the end', async () => {
  expect(await exported('lab.zip')).toBeUndefined();
  expect(await readdir(folder)).toEqual(['lab.zip']);
});
