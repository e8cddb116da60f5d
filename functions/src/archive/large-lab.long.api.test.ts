/** Exported and restored, every reply of the demo lab and every page, feed, record and file of the large one is the same. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { useOwnProject } from '../test/own-project.ts';

const project = 'demo-restored-large';
await useOwnProject(project);
const { emptyLab, loadDemoAccounts, loadDemoDocuments, loadDemoFiles, readReplies, readWholeLab } =
  await import('../test/whole-lab.ts');
const { restoreArchive } = await import('./restore-archive.ts');
const { writeArchive } = await import('./write-archive.ts');

const folder = await mkdtemp(join(tmpdir(), 'lab-large-archive-'));

afterAll(async () => {
  await emptyLab(project);
  await rm(folder, { recursive: true });
});

it.each([
  ['demo', readReplies],
  ['large', readWholeLab],
] as const)('the %s lab', { timeout: 1_800_000 }, async (which, readAll) => {
  const file = join(folder, `${which}.zip`);
  await emptyLab(project);
  await loadDemoDocuments(which);
  await loadDemoAccounts(project);
  await loadDemoFiles();
  const shown = await readAll();
  await writeArchive(createWriteStream(file), { origin: 'https://lab.example.org', areas: [] });
  await emptyLab(project);
  await restoreArchive(file, () => {});
  const now = await readAll();
  expect(Object.keys(now)).toEqual(Object.keys(shown));
  for (const [name, value] of Object.entries(shown)) expect(now[name], name).toEqual(value);
});
