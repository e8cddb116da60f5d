import { type KindName, kinds } from '../../kinds/kinds.ts';

const otherKinds = [
  'application',
  'archive',
  'barrier',
  'freePage',
  'import',
  'labInfo',
  'legalPage',
  'message',
  'paper',
  'settings',
  'user',
] as const;

/** The kinds of records and the actions that the activity log contains. */
export const recordKinds: readonly RecordKind[] = [
  ...Object.values(kinds).map(({ name }) => name),
  ...otherKinds,
];

export const activityActions = [
  'accepted',
  'blocked',
  'created',
  'deleted',
  'edited',
  'expired',
  'exported',
  'gaveFeedback',
  'imported',
  'invited',
  'joined',
  'left',
  'madeAdmin',
  'madeWriter',
  'published',
  'rejected',
  'replied',
  'restored',
  'returned',
  'tookAdmin',
  'tookWriter',
  'unblocked',
  'undid',
  'withdrew',
] as const;

export type RecordKind = KindName | (typeof otherKinds)[number];
export type ActivityAction = (typeof activityActions)[number];
