/** What admins read about profiles and accounts of members. */
export const profileDeskTexts = {
  one: 'Profile of a member',
  title: 'Public profile',
  lead: 'What the page of this person says besides the above, and what visitors see of it.',
  contact: 'What visitors see of the above',
  admins: 'What is hidden stays visible to admins and to the person.',
  linked: 'Former names under which works are this person’s',
  saved: 'Profile updated',
  failed: 'Failed to update the profile',
  account: {
    column: 'Account',
    own: 'Has an account',
    none: 'No account',
    shared: 'Several members have this email',
  },
} as const;
