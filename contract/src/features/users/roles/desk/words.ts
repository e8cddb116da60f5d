import { rights } from '../../../../api/right-sentences.ts';

/**
 * The roles beside the specification's, and what each right lets somebody do, in words. Whoever has one reads
 * the desk in English.
 */
export const roleTexts = {
  names: {
    editor: 'Editor',
    contributor: 'Contributor',
    reviewer: 'Reviewer of papers',
    recruiter: 'Recruiter',
  },
  title: 'What you may do at the desk',
  lead: 'The lab has given you these roles. An admin can change them.',
  until: (day: string) => `until ${day}`,
  onlyKinds: (names: string) => `only for: ${names}`,
  onlyPositions: (count: number) => (count === 1 ? 'only for one position' : `only for ${count} positions`),
  rights,
  lacks: (right: string) =>
    `You have no right for this: ${right}. An admin can give it to you under All Users.`,
} as const;
