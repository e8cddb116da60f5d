import { basename } from 'node:path';
import type { Rolldown } from 'vite';

type Name = Extract<Rolldown.CodeSplittingGroup['name'], (...parts: never[]) => unknown>;
type Context = Parameters<Name>[1];

/** What more than one page of visitors uses. */
const shared = 'shared-by-pages';
/** Pages that share much with each other and little with the rest; none loads what only others need. */
const families = [
  { name: 'shared-by-positions', members: /\/(?:join-us|position)-page\./ },
  { name: 'shared-by-subscriptions', members: /\/(?:news|subscription)-page\./ },
  // The other page is opened from this one.
  { name: 'publications-page', members: /\/(?:export-list|publications)-page\./ },
  { name: 'shared-by-citations', members: /\/(?:export-list|paper)-page\./ },
  { name: 'shared-by-lists', members: /\/(?:(?:export-list|news|paper|publications|team)-page|pages)\./ },
  { name: 'shared-by-people', members: /\/(?:alumni|person|team)-page\./ },
  // Its texts are read at the desk too, and by no other page of visitors.
  { name: 'shared-by-years', members: /\/year-page\./ },
  {
    name: 'shared-by-works',
    members: /\/(?:area|export-list|paper|person|position|publications|year)-page\./,
  },
  { name: 'shared-by-contact', members: /\/(?:contact-us|home)-page\./ },
  { name: 'shared-by-faces', members: /\/(?:area-page|event-page|pages)\./ },
  {
    name: 'shared-by-records',
    members: /\/(?:about-page|area-page|events?-page|news(?:-item)?-page|pages|paper-page)\./,
  },
];
/** Most of what only these use is used at the desk too, which would load it with all the rest. */
const large = /(?:outputs\/pages|export-list-page)\.tsx?$/;

/** The dialog of the search loads all that its page knows of the search, and no other page does. */
const ofContract = /contract\/src\/(?!features\/search\/)/;

const visitorRoutes = /web\/src\/app\/(?:public-routes|kind-pages)\.ts$/;

/**
 * A visitor's page is one script, and what several of these pages share is up to four more, because on a slow
 * line a page of a dozen small scripts needs three rounds of requests. Returns the name of the script that a
 * module belongs to; null leaves it to the bundler.
 */
export function pageChunks(): Name {
  /** Walks up from a module to everything that loads it at once; circles of imports end at what was seen. */
  function usersOf(id: string, context: Context) {
    const pages = new Set<string>();
    let others = false;
    const seen = new Set([id]);
    for (const at of seen) {
      const { importers = [], dynamicImporters = [] } = context.getModuleInfo(at) ?? {};
      if (dynamicImporters.some((importer) => visitorRoutes.test(importer))) pages.add(at);
      else if (dynamicImporters.length > 0) others = true;
      for (const importer of importers) seen.add(importer);
    }
    return { pages, others };
  }

  return (id, context) => {
    const { pages, others } = usersOf(id, context);
    const [page, another] = pages;
    if (!page || (others && !another && large.test(page))) return null;
    // The desk renders parts of a page as a preview, but needs only the texts and rules of the contract from
    // another page.
    const isOfPage = !another && !(others && ofContract.test(id));
    if (isOfPage) return basename(page).replace(/\.tsx?$/, '');
    const family = families.find(({ members }) => [...pages].every((used) => members.test(used)));
    return family?.name ?? shared;
  };
}
