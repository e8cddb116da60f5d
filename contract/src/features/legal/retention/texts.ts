import { words } from '../../../texts/words.ts';
import type { ExpiringKind } from './terms.ts';

const kinds: Record<ExpiringKind, (name: string) => string> = {
  application: (name) => `Your application: ${name}`,
  decision: (name) => `The decision about ${name}`,
  message: (name) => `Your message: ${name}`,
  barrier: (name) => `Your report: ${name}`,
  account: () => 'Your account',
};

/** For the owners of records that will be deleted, and for the privacy page. */
export const retentionTexts = words('retention', {
  title: 'Will be deleted',
  kinds,
  when: (day: string) => `The lab keeps it until ${day}.`,
  stays: (day: string) =>
    `It would have been deleted on ${day}, because nobody used it. You have, so it stays.`,
  go: 'Save your data',
  page: {
    title: 'How long data is kept',
    applications: (term: string) =>
      `An application and the decision about it: ${term} after the last feedback or the decision.`,
    messages: (term: string) => `A message or a report of a barrier: ${term} after the answer.`,
    accounts: (term: string) =>
      `An account that nobody uses: ${term} after the last visit. Accounts of members of the team, and of people with works, news, applications or messages on this site, stay.`,
    never: {
      applications: 'Applications and decisions are not deleted by themselves.',
      messages: 'Messages and reports of barriers are not deleted by themselves.',
      accounts: 'Accounts are not deleted by themselves.',
    },
    announced: 'Who has an account reads at the desk 30 days before that something will be deleted.',
  },
});
