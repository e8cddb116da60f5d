import { basename } from 'node:path';
import type { Rolldown } from 'vite';

type Name = Extract<Rolldown.CodeSplittingGroup['name'], (...parts: never[]) => unknown>;
type Context = Parameters<Name>[1];

/** What more than one page of visitors uses. */
const shared = 'shared-by-pages';
/** Most of what only these use is used at the desk too, which would load it with all the rest. */
const large = /(?:outputs\/pages|export-list-page)\.tsx?$/;

const visitorRoutes = /web\/src\/app\/(?:public-routes|kind-pages)\.ts$/;

/**
 * A visitor's page is one script, and what several of these pages share is another one, because on a slow line a page of a dozen small
 * scripts needs three rounds of requests. Returns the name of the script that a module belongs to; null leaves it to the bundler.
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
    const isOfPage = !another && !(others && /contract\/src\//.test(id));
    return isOfPage ? basename(page).replace(/\.tsx?$/, '') : shared;
  };
}
