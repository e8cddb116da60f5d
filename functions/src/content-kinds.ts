/** Every kind of content. Those with their own rules come from their features; the others need only the declaration. */
import type { Kind } from '@lab/contract/content/kind';
import { type Kinds, kindNames, kinds } from '@lab/contract/kinds';
import { declarations } from '@lab/contract/kinds-in-full';
import { alumniContent } from './alumni/alumni.ts';
import { applicationsInArea } from './applications/application-store.ts';
import { areaContent } from './areas/areas.ts';
import { type Content, contentOf } from './content/content-handlers.ts';
import { contentStore } from './content/content-store.ts';
import { countWithArea } from './content/references-store.ts';
import { summaryOf } from './content/summary-store.ts';
import { eventContent } from './events/events.ts';
import { freePageContent } from './free-pages/free-pages.ts';
import { madeSummary } from './made/made-store.ts';
import { newsContent } from './news/news.ts';
import { papersInArea, requestsInArea } from './papers/papers-in-area-store.ts';
import { softwareContent } from './repositories/software.ts';
import { teamContent } from './team/team.ts';

const stores = () => Object.values<Content>(content).map(({ store }) => store);

const ofFeatures = {
  news: newsContent,
  areas: areaContent({
    papers: papersInArea,
    pendingPapers: requestsInArea,
    applications: applicationsInArea,
    content: (tx, area) => countWithArea(tx, stores(), area),
  }),
  team: teamContent,
  alumni: alumniContent,
  events: eventContent,
  software: softwareContent,
};

function fromDeclaration<Name extends keyof Kinds>(name: Name) {
  const kind: Kind = kinds[name];
  const store = contentStore(kind, declarations[name]);
  return contentOf(store, kind.list === 'dated' ? madeSummary(store) : summaryOf(store));
}

type AllContent = { readonly [Name in keyof Kinds]: Content<Kinds[Name]> };

/** The compiler does not derive mapped types from `Object.fromEntries`. */
function contentOfAllKinds(): AllContent;
function contentOfAllKinds(): object {
  return { ...Object.fromEntries(kindNames.map((name) => [name, fromDeclaration(name)])), ...ofFeatures };
}

export const content = contentOfAllKinds();

/** With the pages of the lab, which are stored as kinds of content are. */
export const storedContent: readonly Content[] = [...Object.values<Content>(content), freePageContent];
