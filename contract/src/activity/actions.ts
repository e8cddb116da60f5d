/** The kinds of records and actions that the log contains. */
export const recordKinds = [
  'application',
  'area',
  'collaborator',
  'labInfo',
  'member',
  'message',
  'news',
  'paper',
  'position',
  'user',
] as const;

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

export type RecordKind = (typeof recordKinds)[number];
export type ActivityAction = (typeof activityActions)[number];
