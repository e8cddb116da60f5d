const terms = {
  '3': '3 months',
  '6': '6 months',
  '12': '12 months',
  '24': '2 years',
  '36': '3 years',
  never: 'Never',
} as const;

export const retentionDeskTexts = {
  tab: 'Retention',
  lead: 'What people gave the lab is deleted after these terms, each night, and the activity log says so. 30 days before, its owner sees a notice at the desk. The privacy page has the same terms. Accounts of admins, writers and members of the team, and of people with works, papers, news, applications or messages, are never deleted.',
  terms,
  due: 'What would be deleted next',
  dueLead: 'Within the next 30 days, if nothing happens to it.',
  nothingDue: 'Nothing in the next 30 days.',
  announced: (day: string) => `Announced, deleted after ${day}`,
  notAnnounced: (day: string) => `Announced tonight, deleted after ${day}`,
  kinds: {
    application: 'Application',
    decision: 'Decision',
    message: 'Message',
    barrier: 'Report of a barrier',
    account: 'Account',
  },
  /** Stands in the activity log in place of an admin. */
  actor: 'Retention',
  saved: 'Updated successfully',
} as const;
