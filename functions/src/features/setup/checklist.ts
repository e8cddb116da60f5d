/** Which steps to a complete lab are done: what is in `public/home`, and three short queries. */
import { type SetupStep, setupSteps } from '@lab/contract/features/setup/checklist/steps';
import type { content } from '../../app/content-kinds.ts';
import { readParts } from '../../core/summaries/home-store.ts';
import { publishedOnly } from '../free-pages/free-page-store.ts';
import { shownLabInfo } from '../lab-info/lab-info-store.ts';
import { paperCount } from '../papers/paper-store.ts';
import { publishedLegalPages, settingsIn } from '../settings/settings-store.ts';
import { usersCollection } from '../users/user-store.ts';
import { hasAtLeast } from './setup-store.ts';

export type ContentToCount = Pick<typeof content, 'team' | 'areas' | 'news' | 'positions' | 'collaborators'>;

async function isInSummary({ summary }: ContentToCount[keyof ContentToCount]): Promise<boolean> {
  return ((await summary?.part.read()) ?? []).length > 0;
}

const checks: Record<SetupStep, (content: ContentToCount) => Promise<boolean>> = {
  async contact() {
    const { email, phone } = await shownLabInfo.read();
    return Boolean(email || phone);
  },
  async look() {
    const { look, identity } = settingsIn(await readParts());
    return Boolean(look.accent || identity.logo || identity.icon);
  },
  about: async () => Boolean((await shownLabInfo.read()).overview.details),
  people: ({ team }) => isInSummary(team),
  works: async () => (await paperCount.read()) > 0,
  areas: ({ areas }) => isInSummary(areas),
  news: ({ news }) => isInSummary(news),
  pages: () => hasAtLeast(1, publishedOnly()),
  positions: ({ positions }) => hasAtLeast(1, positions.store.collection()),
  collaborators: ({ collaborators }) => isInSummary(collaborators),
  pictures: async () => (await shownLabInfo.read()).carousel.some(({ image }) => image),
  legal: async () => (await publishedLegalPages()).length > 0,
  // One account is that of the first admin.
  accounts: () => hasAtLeast(2, usersCollection()),
};

export async function stepsDone(content: ContentToCount): Promise<SetupStep[]> {
  const done = await Promise.all(setupSteps.map(({ name }) => checks[name](content)));
  return setupSteps.filter((_, at) => done[at]).map(({ name }) => name);
}
