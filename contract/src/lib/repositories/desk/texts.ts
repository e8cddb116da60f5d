import type { ReadingProblem } from '../schemas.ts';

const problems: Record<ReadingProblem, string> = {
  missing: 'There is no public repository at this address.',
  moved: 'The repository has moved. Please enter its new address.',
  limit: 'The service takes no more calls at the moment.',
  unreachable: 'The service cannot be reached.',
  citation: 'Its CITATION.cff cannot be read.',
};

/** At the desk, below the form of a record with a repository. */
export const readingTexts = {
  heading: 'Read from the repository',
  never: 'Not read yet. Public repositories at github.com and gitlab.com are read several times a day.',
  last: (when: string) => `Last read ${when}.`,
  stars: (count: number) => `Stars: ${count}.`,
  release: (version: string) => `Last release: ${version}.`,
  cited: 'With a citation from CITATION.cff.',
  failed: (times: number) =>
    times === 1 ? 'The last attempt failed.' : `The last ${times} attempts failed.`,
  problems,
} as const;
