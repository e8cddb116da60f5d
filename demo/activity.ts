/** The activity log: what the admin did with the demo lab's records. */
import type { StoredActivity } from '../functions/src/core/activity/activity-store.ts';
import { type AccountKey, accounts } from './accounts.ts';
import { applications, messages, requests } from './content/desk.ts';
import { news } from './content/news.ts';
import { papers } from './content/papers.ts';
import { at, daysAfter } from './times.ts';

type Action = Pick<StoredActivity, 'action' | 'kind'>;

const entry = (
  { action, kind }: Action,
  target: { id: string; title: string; owner?: AccountKey },
  createdAt: StoredActivity['createdAt'],
): [id: string, stored: StoredActivity] => [
  `${action}-${target.id}`,
  {
    actor: accounts.admin.email,
    actorUid: accounts.admin.uid,
    changes: [],
    ownerUid: target.owner ? accounts[target.owner].uid : '',
    action,
    kind,
    targetId: target.id,
    targetName: target.title,
    createdAt,
  },
];

/** An application has its owner's id. */
const ofApplicant = (by: AccountKey) => ({ id: accounts[by].uid, title: accounts[by].name, owner: by });

export const activity = [
  ...papers
    .slice(-8)
    .map(({ id, title, by, date }) =>
      entry({ action: 'published', kind: 'paper' }, { id, title, owner: by }, daysAfter(date, 1, '10:30:00')),
    ),
  ...news
    .filter(({ by, date }) => by === 'admin' && date > '2025')
    .map(({ id, title, date }) => entry({ action: 'created', kind: 'news' }, { id, title }, at(date))),
  ...requests
    .filter(({ feedback }) => feedback)
    .map(({ id, title, by, date }) =>
      entry(
        { action: 'gaveFeedback', kind: 'paper' },
        { id, title, owner: by },
        daysAfter(date, 6, '15:10:00'),
      ),
    ),
  ...applications
    .filter(({ feedback }) => feedback)
    .map(({ by, date }) =>
      entry(
        { action: 'gaveFeedback', kind: 'application' },
        ofApplicant(by),
        daysAfter(date.slice(0, 10), 4, '11:40:00'),
      ),
    ),
  ...messages
    .filter(({ reply }) => reply)
    .map(({ id, by, date }) =>
      entry(
        { action: 'replied', kind: 'message' },
        { ...ofApplicant(by), id },
        daysAfter(date.slice(0, 10), 1, '08:25:00'),
      ),
    ),
];
