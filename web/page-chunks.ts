import { basename } from 'node:path';
import { type Context, type Name, rootsOf } from './chunk-roots.ts';

/** What more than one page of visitors uses. */
const shared = 'shared-by-pages';
/** Pages that share much with each other and little with the rest; none loads what only others need. */
const families = [
  { name: 'shared-by-positions', members: /\/(?:join-us|position)-page\./ },
  { name: 'shared-by-subscriptions', members: /\/(?:news|subscription)-page\./ },
  // The other page is opened from this one.
  { name: 'publications-page', members: /\/(?:export-list|publications)-page\./ },
  { name: 'shared-by-citations', members: /\/(?:(?:export-list|paper)-page|pages)\./ },
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

/** Small parts that belong to no page. So many others would each load a whole page for one of them. */
const ofNoPage = /src\/lib\//;
const many = 10;

/** The dialog of the search loads all that its page knows of the search, and no other page does. */
const ofContract = /contract\/src\/(?!features\/search\/)/;

const visitorRoutes = /web\/src\/app\/(?:public-routes|kind-pages)\.ts$/;

/**
 * A visitor's page is one script, and what several of these pages share is up to four more, because on a slow
 * line a page of a dozen small scripts needs three rounds of requests. Returns the name of the script that a
 * module belongs to; null leaves it to the bundler.
 */
export function pageChunks(): Name {
  /** The pages of visitors that use a module, and how many other parts do. */
  function usersOf(id: string, context: Context) {
    const roots = rootsOf(id, context);
    const isPage = ([, importers]: [string, readonly string[]]) =>
      importers.some((importer) => visitorRoutes.test(importer));
    const pages = new Set([...roots].filter(isPage).map(([root]) => root));
    return { pages, others: roots.size - pages.size };
  }

  return (id, context) => {
    const { pages, others } = usersOf(id, context);
    const [page, another] = pages;
    if (!page || (others > 0 && !another && large.test(page))) return null;
    if (others > many && !another && ofNoPage.test(id)) return shared;
    // The desk renders parts of a page as a preview, but needs only the texts and rules of the contract from
    // another page.
    const isOfPage = !another && !(others > 0 && ofContract.test(id));
    if (isOfPage) return basename(page).replace(/\.tsx?$/, '');
    const family = families.find(({ members }) => [...pages].every((used) => members.test(used)));
    return family?.name ?? shared;
  };
}
