/** Exported and restored, every page, feed, record and file of the large lab is the same. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, it } from 'vitest';
import { useOwnProject } from '../../test/own-project.ts';

const project = 'demo-restored-large';
await useOwnProject(project);
const { emptyLab, expectSame, loadDemoAccounts, loadDemoDocuments, loadDemoFiles, readWholeLab } =
  await import('../../test/whole-lab.ts');
const { restoreArchive } = await import('./restore-archive.ts');
const { writeArchive } = await import('./write-archive.ts');

const folder = await mkdtemp(join(tmpdir(), 'lab-large-archive-'));

afterAll(async () => {
  await emptyLab(project);
  await rm(folder, { recursive: true });
});

/** A part of the tests that prints nothing for fifteen minutes is ended, and a slow machine needs longer. */
const say = (what: string) => console.log(`The large lab is ${what}.`);

it('is the same lab afterwards', { timeout: 1_800_000 }, async () => {
  const file = join(folder, 'lab.zip');
  await emptyLab(project);
  await loadDemoDocuments('large');
  await loadDemoAccounts(project);
  await loadDemoFiles();
  say('loaded');
  const shown = await readWholeLab();
  say('read');
  await writeArchive(createWriteStream(file), { origin: 'https://lab.example.org', areas: [] });
  say('exported');
  await emptyLab(project);
  await restoreArchive(file, () => {});
  say('restored');
  expectSame(await readWholeLab(), shown);
});
