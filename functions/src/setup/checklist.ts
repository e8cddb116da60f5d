/** Which steps to a complete lab are done, from what is in `public/home` and one read more. */
import { type SetupStep, setupSteps } from '@lab/contract/setup/checklist/steps';
import type { content } from '../content-kinds.ts';
import { shownLabInfo } from '../lab-info/lab-info-store.ts';
import { paperCount } from '../papers/paper-store.ts';

export type ContentToCount = Pick<typeof content, 'team' | 'areas' | 'news' | 'positions' | 'collaborators'>;

async function isInSummary({ summary }: ContentToCount[keyof ContentToCount]): Promise<boolean> {
  return ((await summary?.part.read()) ?? []).length > 0;
}

const checks: Record<SetupStep, (content: ContentToCount) => Promise<boolean>> = {
  async contact() {
    const { email, phone, location } = await shownLabInfo.read();
    return Boolean(email && phone && location);
  },
  about: async () => Boolean((await shownLabInfo.read()).overview.details),
  people: ({ team }) => isInSummary(team),
  works: async () => (await paperCount.read()) > 0,
  areas: ({ areas }) => isInSummary(areas),
  news: ({ news }) => isInSummary(news),
  positions: async ({ positions }) => !(await positions.store.collection().limit(1).get()).empty,
  collaborators: ({ collaborators }) => isInSummary(collaborators),
  pictures: async () => (await shownLabInfo.read()).carousel.some(({ image }) => image),
};

export async function stepsDone(content: ContentToCount): Promise<SetupStep[]> {
  const done = await Promise.all(setupSteps.map(({ name }) => checks[name](content)));
  return setupSteps.filter((_, at) => done[at]).map(({ name }) => name);
}
