export const positionTexts = {
  title: 'Join Us',
  lead: 'Work with us. Each position says what we look for; an application takes about ten minutes.',
  openPositions: 'Open positions',
  empty: 'No open positions found.',
  role: 'Role',
  qualifications: 'Qualifications',
  experience: 'Experience',
  internationalExposure: 'International exposure',
  apply: (role: string) => `Apply to be ${role}`,
  loginToApply: 'Login to apply',
} as const;
