/**
 * The pages of kinds of content at the desk, apart from the routes, so that visitors do not load what only
 * the desk needs.
 */

import { declarationOf } from '@lab/contract/kinds/declarations';
import { type Kinds, type OutputKey, outputKeys, type TableKey, tableKeys } from '@lab/contract/kinds/kinds';
import type { Extras, Preview } from '../desk/content.ts';
import { kindDesk } from '../desk/kind-content.tsx';

type Name = keyof Kinds;

// biome-ignore lint/suspicious/noExplicitAny: the form of any kind
type PreviewModule = () => Promise<{ default: Preview<any> }>;

const outputPreviews = Object.fromEntries(
  outputKeys.map((name): [string, PreviewModule] => [
    name,
    async () => ({ default: (await import('../features/outputs/pages.ts')).outputPreview(name) }),
  ]),
) as Record<OutputKey, PreviewModule>;

/** What the desk shows while an admin writes. */
const previews: Record<Name, PreviewModule> = {
  ...outputPreviews,
  news: () => import('../features/news/news-preview.tsx'),
  areas: () => import('../features/areas/area-preview.tsx'),
  collaborators: () => import('../features/collaborators/collaborator-preview.tsx'),
  positions: () => import('../features/positions/position-preview.tsx'),
  team: () => import('../features/team/member-preview.tsx'),
  alumni: () => import('../features/alumni/alumnus-preview.tsx'),
  events: () => import('../features/events/event-preview.tsx'),
  memberResources: outputPreviews.resources,
};

const tables = Object.fromEntries(
  tableKeys.map((name): [string, () => Promise<Extras>] => [
    name,
    async () => ({ Tools: (await import('../features/outputs/desk/table-tools.tsx')).tableTools(name) }),
  ]),
) as Record<TableKey, () => Promise<Extras>>;

const withTable = (name: TableKey, fetchExtras: () => Promise<Extras>) => async () => {
  const [table, extra] = await Promise.all([tables[name](), fetchExtras()]);
  return { ...table, ...extra };
};

const movingResources = () => import('../features/outputs/desk/move-resource.tsx');

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
  resources: withTable('resources', async () => (await movingResources()).hiding),
  software: withTable('software', async () => {
    const { RepositoryState } = await import('../features/outputs/desk/repository-state.tsx');
    return { Below: RepositoryState };
  }),
  memberResources: withTable('memberResources', async () => (await movingResources()).showing),
};

export async function fetchDesk(name: Name) {
  const [preview, extra] = await Promise.all([previews[name](), extras[name]?.()]);
  return { default: kindDesk(name, declarationOf(name), preview.default, extra) };
}
