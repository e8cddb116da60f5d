/** The pages of kinds of content at the desk, apart from the routes, so that visitors do not load what only the desk needs. */

import { declarationOf } from '@lab/contract/kinds/declarations';
import type { Kinds } from '@lab/contract/kinds/kinds';
import { type MadeKey, madeKeys, type TableKey, tableKeys } from '@lab/contract/kinds/kinds';
import type { Extras, Preview } from '../desk/content.ts';
import { kindDesk } from '../desk/kind-content.tsx';

type Name = keyof Kinds;

// biome-ignore lint/suspicious/noExplicitAny: the form of any kind
type PreviewModule = () => Promise<{ default: Preview<any> }>;

const madePreviews = Object.fromEntries(
  madeKeys.map((name): [string, PreviewModule] => [
    name,
    async () => ({ default: (await import('../features/made/pages.ts')).madePreview(name) }),
  ]),
) as Record<MadeKey, PreviewModule>;

/** What the desk shows while an admin writes. */
const previews: Record<Name, PreviewModule> = {
  ...madePreviews,
  news: () => import('../features/news/news-preview.tsx'),
  areas: () => import('../features/areas/area-preview.tsx'),
  collaborators: () => import('../features/collaborators/collaborator-preview.tsx'),
  positions: () => import('../features/positions/position-preview.tsx'),
  team: () => import('../features/team/member-preview.tsx'),
  alumni: () => import('../features/alumni/alumnus-preview.tsx'),
  events: () => import('../features/events/event-preview.tsx'),
  memberResources: madePreviews.resources,
};

const tables = Object.fromEntries(
  tableKeys.map((name): [string, () => Promise<Extras>] => [
    name,
    async () => ({ Tools: (await import('../features/made/desk/table-tools.tsx')).tableTools(name) }),
  ]),
) as Record<TableKey, () => Promise<Extras>>;

/** What only these kinds have at the desk. */
const extras: { readonly [Of in Name]?: () => Promise<Extras> } = {
  team: async () => {
    const [{ memberDesk }, actions] = await Promise.all([
      import('../features/team/desk/member-desk.ts'),
      import('../features/alumni/desk/member-extras.tsx'),
    ]);
    return { ...memberDesk, ...actions };
  },
  alumni: () => import('../features/alumni/desk/alumni-extras.tsx'),
  ...tables,
  resources: async () => {
    const [table, { hiding }] = await Promise.all([
      tables.resources(),
      import('../features/made/desk/move-resource.tsx'),
    ]);
    return { ...table, ...hiding };
  },
  software: async () => {
    const [table, { RepositoryState }] = await Promise.all([
      tables.software(),
      import('../features/made/desk/repository-state.tsx'),
    ]);
    return { ...table, Below: RepositoryState };
  },
  memberResources: async () => {
    const [table, { showing }] = await Promise.all([
      tables.memberResources(),
      import('../features/made/desk/move-resource.tsx'),
    ]);
    return { ...table, ...showing };
  },
};

export async function fetchDesk(name: Name) {
  const [preview, extra] = await Promise.all([previews[name](), extras[name]?.()]);
  return { default: kindDesk(name, declarationOf(name), preview.default, extra) };
}
