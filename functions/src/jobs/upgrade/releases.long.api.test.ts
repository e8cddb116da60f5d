/**
 * Checks that this release opens every page with the data of earlier releases, before and after the upgrade.
 */
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
 * An upgrade adds keys by which other versions of a work are found, lists earlier acceptances for an admin,
 * makes decisions notices (decisions.long.api.test.ts), and gives the lists of the home page more to show:
 * the fields named here were empty or missing before.
 */
const added: Record<string, readonly string[]> = {
  '/myData': ['outcomes', 'notices'],
  '/labInfo': ['firstYear', 'openPositions'],
  '/nextEvents': ['image'],
  '/recentResearchPapers': ['venue', 'publicationDate'],
  '/researchAreasInBrief': ['image'],
  '/researchPaper/{id}': ['related'],
  '/researchPapersByYear': ['groups'],
  '/settings': ['inFooter'],
};

const withoutFields = (reply: unknown, names: readonly string[]): unknown => {
  if (Array.isArray(reply)) return reply.map((each) => withoutFields(each, names));
  return Object.fromEntries(Object.entries(reply as object).filter(([name]) => !names.includes(name)));
};

/** Pages, which may show more of these lists and links; `lost` says what does not stay in them. */
const isPage = (reply: unknown) => typeof reply === 'string' && reply.includes('<main');

const withoutAdded = (replies: object) =>
  Object.fromEntries(
    Object.entries(replies)
      .filter(([call]) => !/\/versions |^\/(earlierAcceptances|outcomes|notices) /.test(call))
      .filter(([, reply]) => !isPage(reply))
      .map(([call, reply]) => {
        const names = added[call.split(' ')[0] ?? ''];
        return [call, names ? withoutFields(reply, names) : reply];
      }),
  );

const textsIn = (html: string) => html.split(/<[^>]*>/).filter((text) => text.trim() !== '');

/** The texts of a page that are missing after them, or have changed their order. */
function lost(before: string, now: string): string[] {
  const texts = textsIn(now);
  return textsIn(before).filter((text) => {
    const at = texts.indexOf(text);
    texts.splice(0, at + 1);
    return at < 0;
  });
}

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
    const after: Record<string, unknown> = await readAll(documents, people);
    expect(withoutAdded(after)).toEqual(withoutAdded(before));
    for (const [call, reply] of Object.entries(before).filter(([, reply]) => isPage(reply)))
      expect(lost(String(reply), String(after[call])), call).toEqual([]);
  });
});
