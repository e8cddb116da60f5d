import { type KindName, kinds } from '../kinds.ts';

const besides = ['application', 'labInfo', 'message', 'paper', 'user'] as const;

/** What the log can say: the kinds of records, and what an admin can do to them. */
export const recordKinds: readonly RecordKind[] = [
  ...Object.values(kinds).map(({ name }) => name),
  ...besides,
];

export const activityActions = [
  'accepted',
  'created',
  'deleted',
  'edited',
  'gaveFeedback',
  'madeAdmin',
  'madeWriter',
  'published',
  'rejected',
  'replied',
  'restored',
  'tookWriter',
] as const;

export type RecordKind = KindName | (typeof besides)[number];
export type ActivityAction = (typeof activityActions)[number];
