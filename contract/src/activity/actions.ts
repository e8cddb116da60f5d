/** What the log can say: the kinds of records, and what an admin can do to them. */
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
