import { type KindName, kinds } from '../../kinds/kinds.ts';
import { freePageTexts } from '../free-pages/texts.ts';

/** The kinds of records that are not kinds of content. */
const otherKinds = {
  application: 'Application',
  archive: 'Export',
  barrier: 'Report of a barrier',
  freePage: freePageTexts.one,
  import: 'Import',
  labInfo: 'Lab info',
  legalPage: 'Legal page',
  message: 'Message',
  paper: 'Paper',
  settings: 'Settings',
  user: 'User',
};

const actions = {
  accepted: 'Accepted',
  blocked: 'Blocked the account of',
  created: 'Created',
  deleted: 'Deleted',
  droppedDraft: 'Dropped the draft of',
  edited: 'Edited',
  expired: 'Deleted at the end of its term',
  exported: 'Exported everything',
  gaveFeedback: 'Gave feedback on',
  gaveRoles: 'Changed the roles of',
  imported: 'Imported',
  invited: 'Invited',
  joined: 'Accepted the invitation of',
  left: 'Recorded the leaving of',
  madeAdmin: 'Made admin',
  madeWriter: 'Gave the writer role to',
  published: 'Published',
  rejected: 'Rejected',
  replied: 'Replied to',
  restored: 'Restored',
  returned: 'Recorded the return of',
  scheduled: 'Scheduled',
  tookAdmin: 'Removed the admin rights of',
  tookWriter: 'Removed the writer role of',
  unblocked: 'Unblocked the account of',
  undid: 'Undid',
  unpublished: 'Withdrew',
  withdrew: 'Withdrew the invitation of',
};

export type RecordKind = KindName | keyof typeof otherKinds;
export type ActivityAction = keyof typeof actions;

/** The kinds of records and the actions that the log contains. */
export const recordKinds = [
  ...Object.values(kinds).map(({ name }) => name),
  ...Object.keys(otherKinds),
] as readonly RecordKind[];
export const activityActions = Object.keys(actions) as readonly ActivityAction[];

export const activityTexts = {
  title: 'Activity log',
  lead: 'Every change made at this desk. Nobody can edit or delete it.',
  empty: 'Nothing has happened yet.',
  noMatch: 'Nothing in the log matches this.',
  columns: {
    createdAt: 'When',
    actor: 'Who',
    action: 'What',
    kind: 'Kind',
    target: 'Record',
    changes: 'Changes',
  },
  before: 'Before',
  after: 'After',
  nothing: 'Empty',
  kinds: otherKinds,
  actions,
  allKinds: 'All kinds',
  filters: { kind: 'Kind of record' },
  /** Added to the message that says why something is no longer possible. */
  already: (actor: string, action: ActivityAction, time: string) =>
    `Last change: ${actions[action].toLowerCase()} by ${actor}, ${time}.`,
  errors: { kind: 'There is no such kind of record' },
} as const;
