/** Checks that this release opens every page with the data of earlier releases, before and after the upgrade. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type Documents, keptDocuments, keptReleases, writeDocuments } from '../../../fixtures/documents.ts';
import { useOwnProject } from '../../test/own-project.ts';

const project = 'demo-releases';
await useOwnProject(project);
const { renderPages, idsIn, readCalls, readForMachines } = await import('../../test/read-everything.ts');
const { migrations, numberOf } = await import('./migrations.ts');
const { upgrade } = await import('./upgrade.ts');

beforeEach(() => useOwnProject(project));

const readAll = async (documents: Documents, people: string[]) => ({
  ...(await readCalls(documents, people)),
  ...(await renderPages(documents)),
  ...(await readForMachines()),
});

/**
 * An upgrade adds keys by which other versions of a work are found, lists earlier acceptances for an admin, and makes decisions
 * notices (decisions.long.api.test.ts).
 */
const withoutAdded = (replies: object) =>
  Object.fromEntries(
    Object.entries(replies)
      .filter(([call]) => !/\/versions |^\/(earlierAcceptances|outcomes|notices) /.test(call))
      .map(([call, reply]) => [
        call,
        call.startsWith('/myData ') ? { ...reply, outcomes: [], notices: [] } : reply,
      ]),
  );

describe.each(keptReleases())('data of release %s', (release) => {
  test('record migrations whose numbers have not changed', () => {
    const noted = [...keptDocuments(release)].filter(([path]) => path.startsWith('upgrades/'));
    const numbered = migrations.map((each) => [`upgrades/${numberOf(each)}`, each.name]);
    expect(noted.map(([path, { name }]) => [path, name])).toEqual(numbered.slice(0, noted.length));
  });

  test('say the same before and after the upgrade, everywhere', async () => {
    const documents = keptDocuments(release);
    const people = idsIn(documents, 'users');
    await writeDocuments(documents);
    const before = await readAll(documents, people);
    const missing = Object.entries(before).filter(
      ([, reply]) => typeof reply === 'string' && /not found/i.test(reply),
    );
    expect(missing.filter(([call]) => !call.startsWith('/post/'))).toEqual([]);

    const lines: string[] = [];
    await upgrade((line) => lines.push(line));
    const notYet = migrations.filter((each) => !documents.has(`upgrades/${numberOf(each)}`));
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual(
      notYet.map((each) => `${numberOf(each)} ${each.name}`),
    );
    expect(withoutAdded(await readAll(documents, people))).toEqual(withoutAdded(before));
  });
});
