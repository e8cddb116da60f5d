import { type KindName, kinds } from '../kinds.ts';

const otherKinds = ['application', 'freePage', 'import', 'labInfo', 'message', 'paper', 'user'] as const;

/** The kinds of records and the actions that the activity log contains. */
export const recordKinds: readonly RecordKind[] = [
  ...Object.values(kinds).map(({ name }) => name),
  ...otherKinds,
];

export const activityActions = [
  'accepted',
  'created',
  'deleted',
  'edited',
  'gaveFeedback',
  'imported',
  'madeAdmin',
  'madeWriter',
  'published',
  'rejected',
  'replied',
  'restored',
  'tookAdmin',
  'tookWriter',
  'undid',
] as const;

export type RecordKind = KindName | (typeof otherKinds)[number];
export type ActivityAction = (typeof activityActions)[number];
