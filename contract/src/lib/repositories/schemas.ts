/** What the server has read from the repository that a record names. */
import { array, boolean, type InferType, number, object, string } from 'yup';

/**
 * Why the last reading failed. After `limit` and `unreachable` the record keeps what was read before; after
 * `citation` only the citation is missing.
 */
const readingProblems = ['missing', 'moved', 'limit', 'unreachable', 'citation'] as const;

export type ReadingProblem = (typeof readingProblems)[number];

const fromRepository = object({
  stars: number().nullable().defined(),
  /** The last release, and its day; empty where there is none. */
  version: string().defined(),
  releasedAt: string().defined(),
  /** The citation that CITATION.cff asks for; empty where there is none. */
  apa: array()
    .of(object({ text: string().defined(), italic: boolean().required() }))
    .required(),
  bibtex: string().defined(),
  /** Empty until the first success. */
  readAt: string().defined(),
  /** Empty after a success. */
  problem: string()
    .oneOf([...readingProblems, ''] as const)
    .defined(),
  /** Failures one after the other until now. */
  failures: number().required(),
});

export type FromRepository = InferType<typeof fromRepository>;

export const mayBeFromRepository = fromRepository.optional().default(undefined);
