export const consentDeskTexts = {
  tab: 'Consent',
  lead: 'People read this text when they register or apply, and have to agree. Empty asks nothing. Each change makes a new version, and every application and account keeps the version that its owner agreed to.',
  versions: 'All versions',
  version: (version: number, day: string) => `Version ${version}, ${day}`,
  /** In the record of a person. */
  label: 'Agreed to',
  agreed: (version: number, day: string) => `Version ${version} of the consent text, ${day}`,
  column: 'Version of the consent text',
  saved: 'Updated successfully',
} as const;
