/**
 * Every kind of content. Those with their own rules come from their features; the others need only the
 * declaration.
 */
import type { Kind } from '@lab/contract/core/content/kind';
import { declarations } from '@lab/contract/kinds/declarations';
import { type Kinds, kindNames, kinds } from '@lab/contract/kinds/kinds';
import { declare } from '@lab/contract/lib/declare';
import { type Content, contentOf } from '../core/content/content-handlers.ts';
import { contentStore } from '../core/content/content-store.ts';
import { countWithArea } from '../core/content/references-store.ts';
import { summaryOf } from '../core/content/summary-store.ts';
import { alumniContent } from '../features/alumni/alumni.ts';
import { applicationsInArea } from '../features/applications/application-store.ts';
import { areaContent } from '../features/areas/areas.ts';
import { eventContent } from '../features/events/events.ts';
import { freePageContent } from '../features/free-pages/free-pages.ts';
import { newsContent } from '../features/news/news.ts';
import { outputSummary } from '../features/outputs/output-store.ts';
import { requestsInArea } from '../features/papers/request-store.ts';
import { papersInArea } from '../features/papers/restorable-paper.ts';
import { openSummary, positions } from '../features/positions/position-store.ts';
import { softwareContent } from '../features/repositories/software.ts';
import { teamContent } from '../features/team/team.ts';

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
  positions: contentOf(positions, openSummary),
  software: softwareContent,
};

function fromDeclaration<Name extends keyof Kinds>(name: Name) {
  const kind: Kind = kinds[name];
  const store = contentStore(kind, declarations[name]);
  return contentOf(store, kind.list === 'dated' ? outputSummary(store) : summaryOf(store));
}

type AllContent = { readonly [Name in keyof Kinds]: Content<Kinds[Name]> };

export const content: AllContent = declare({
  ...Object.fromEntries(kindNames.map((name) => [name, fromDeclaration(name)])),
  ...ofFeatures,
});

/** With the pages of the lab, which are stored as kinds of content are. */
export const storedContent: readonly Content[] = [...Object.values<Content>(content), freePageContent];
