/** The file of an export is whole or not there. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { useOwnProject } from '../../test/own-project.ts';

await useOwnProject('demo-export');
const { firestore } = await import('../../core/data/firestore.ts');
const { main } = await import('./export.ts');

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

it('has the whole file in the end', async () => {
  expect(await exported('lab.zip')).toBeUndefined();
  expect(await readdir(folder)).toEqual(['lab.zip']);
});
