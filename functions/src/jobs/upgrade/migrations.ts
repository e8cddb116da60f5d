/** All migrations. Those of areas, decisions and names, which are longer, have a file of their own. */
import { content } from '../../app/content-kinds.ts';
import { rebuildSummaries } from '../../app/rebuild-summaries.ts';
import { renderRecords } from '../../core/content/render-texts.ts';
import { transact } from '../../core/data/firestore.ts';
import { rewriteEach } from '../../core/data/rewrite.ts';
import { writeHome } from '../../core/summaries/home-store.ts';
import { earlierAcceptances, findEarlier } from '../../features/applications/earlier.ts';
import { linkAllPapers } from '../../features/papers/link-members-store.ts';
import { rebuildPapers, renderRequests } from '../../features/papers/paper-rebuild-store.ts';
import { newestPapers, papersCollection, recentPapers, toRecent } from '../../features/papers/paper-store.ts';
import { countByYear } from '../../features/papers/paper-years-store.ts';
import { requestsCollection } from '../../features/papers/request-store.ts';
import { findSelected } from '../../features/papers/selected-papers-store.ts';
import { copyInterests } from '../../features/team/copy-interests.ts';
import { moveAreaNames } from './areas-by-id-store.ts';
import { moveDecisions } from './decisions-store.ts';
import { orderNames } from './names-store.ts';

interface Migration {
  name: string;
  /**
   * Must allow being interrupted, repeated, and run while the site is in use; this version also reads
   * documents that
   * are not migrated yet. Returns what it has done, or with `dryRun` would do, as sentences.
   */
  run(dryRun: boolean): Promise<string[]>;
}

// Pending papers always come first, so that one that is published meanwhile is found among the papers.

/**
 * Version 0.2: papers, pending papers and applications hold the id of their research area instead of its
 * name.
 */
export const areasById: Migration = { name: 'areas-by-id', run: moveAreaNames };

/**
 * Version 0.3: papers are found by beginnings of words, surnames, DOI, publisher and year; the lab's years
 * are listed.
 */
const searchKeys: Migration = {
  name: 'search-keys',
  async run(dryRun) {
    const changed = await rebuildPapers(dryRun);
    if (!dryRun) await transact(async (tx) => writeHome(tx, await countByYear(tx)));
    return [`researchPapers: ${changed} changed`];
  },
};

/** Version 0.3: papers say what type of work they are. All that are older are articles. */
const workTypes: Migration = {
  name: 'work-types',
  async run(dryRun) {
    const lines = [];
    // As they are stored, because reading through a store fills in the missing type.
    for (const all of [requestsCollection().withConverter(null), papersCollection().withConverter(null)]) {
      const changes = (stored: { type?: string }) =>
        stored.type === undefined ? { type: 'article' } : undefined;
      lines.push(`${all.id}: ${await rewriteEach(all, { dryRun, changes })} changed`);
    }
    return lines;
  },
};

/** Version 0.3: the formulas in papers are rendered, and papers are also found by what their formulas say. */
export const renderedFormulas: Migration = {
  name: 'drawn-formulas',
  async run(dryRun) {
    const requests = await renderRequests(dryRun);
    const papers = await rebuildPapers(dryRun);
    if (!dryRun) {
      await transact(async (tx) => writeHome(tx, recentPapers.of(toRecent(await newestPapers(tx)))));
    }
    return [`researchRequests: ${requests} changed`, `researchPapers: ${papers} changed`];
  },
};

/** Version 0.3: papers say by id which of their authors are members of the team. */
export const authorMembers: Migration = {
  name: 'author-members',
  run: async (dryRun) => [`researchPapers: ${await linkAllPapers(dryRun)} changed`],
};

/** Version 0.3: the formulas in news, research areas and all other kinds of content are rendered. */
export const contentFormulas: Migration = {
  name: 'drawn-content',
  async run(dryRun) {
    const lines = [];
    for (const { store, summary } of Object.values(content)) {
      const changed = await renderRecords(store, dryRun);
      lines.push(`${store.declared.collection}: ${changed} changed`);
      if (!summary || dryRun) continue;
      await transact(async (tx) => summary.write(tx, await summary.source(tx)));
    }
    return lines;
  },
};

/** Version 0.3: an acceptance publishes less. An admin decides about what earlier ones have published. */
const earlierAcceptancesListed: Migration = {
  name: 'earlier-acceptances',
  async run(dryRun) {
    const ids = await findEarlier();
    if (!dryRun && ids.length > 0) await earlierAcceptances().set({ ids });
    return [`team and alumni: ${ids.length} to look at, at the desk`];
  },
};

/** Version 0.3: a decision is a notice, under the bell and on the dashboard. */
export const decisionsAsNotices: Migration = { name: 'decisions-as-notices', run: moveDecisions };

/** Version 0.3: one search finds everything public. */
const searchIndex: Migration = {
  name: 'search-index',
  async run(dryRun) {
    if (!dryRun) await rebuildSummaries();
    return ['search: made from the records'];
  },
};

/** Version 0.3: the Team page shows the research interests of members. */
const interestsOnCards: Migration = {
  name: 'interests-on-cards',
  run: async (dryRun) => [`team: ${await copyInterests(dryRun)} changed`],
};

/** Version 0.3: names of works are in their order, with their parts beside them. */
export const namesInOrder: Migration = { name: 'names-in-order', run: orderNames };

/** Version 0.3: papers are filtered by code and PDF, and counted by type, code, PDF and selection. */
export const countedWorks: Migration = {
  name: 'counted-works',
  async run(dryRun) {
    const changed = await rebuildPapers(dryRun);
    if (!dryRun) await transact(async (tx) => writeHome(tx, await countByYear(tx)));
    return [`researchPapers: ${changed} changed`];
  },
};

/** Version 0.3: an address that is a PDF counts as one, and the home page's works have their links. */
export const linksOfWorks: Migration = {
  name: 'links-of-works',
  async run(dryRun) {
    const changed = await rebuildPapers(dryRun);
    if (!dryRun) {
      await transact(async (tx) =>
        writeHome(tx, { ...(await countByYear(tx)), ...(await findSelected(tx)) }),
      );
    }
    return [`researchPapers: ${changed} changed`];
  },
};

/** Version 0.3: titles and other texts have marks for italics, indices and exponents. */
export const marksInTitles: Migration = {
  name: 'marks-in-titles',
  async run(dryRun) {
    const lines = [...(await renderedFormulas.run(dryRun)), ...(await contentFormulas.run(dryRun))];
    if (!dryRun) await rebuildSummaries();
    return lines;
  },
};

/** Version 0.3: works are listed by type, and those without a year are counted. */
export const placesByType: Migration = { name: 'places-by-type', run: countedWorks.run };

/**
 * In the order in which they run. Only append to this list: a migration's position is the number by which a
 * database records that it has run.
 */
export const migrations: readonly Migration[] = [
  areasById,
  searchKeys,
  workTypes,
  renderedFormulas,
  authorMembers,
  contentFormulas,
  earlierAcceptancesListed,
  decisionsAsNotices,
  searchIndex,
  interestsOnCards,
  namesInOrder,
  countedWorks,
  linksOfWorks,
  marksInTitles,
  placesByType,
];

export function numberOf(migration: Migration): string {
  return String(migrations.indexOf(migration) + 1).padStart(3, '0');
}
