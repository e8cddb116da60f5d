/** Where this engine follows the real service and Google's emulator does not: each with its reason. */
import type { Step } from './side.ts';

export interface KnownDifference {
  readonly part: string;
  readonly name: string;
  readonly reason: string;
  matches(answers: { readonly ours: Step; readonly official: Step }): boolean;
}

const bothAnswer = (ours: Step, official: Step) => ours.code === 0 && official.code === 0;
const invalidArgument = 3;

export const knownDifferences: readonly KnownDifference[] = [
  ...['queries', 'listeners'].map((part) => ({
    part,
    name: 'an empty projection',
    reason:
      "The protocol says that no fields means all fields. Google's emulator gives none; no SDK asks so.",
    matches: ({ ours, official }: { ours: Step; official: Step }) =>
      bothAnswer(ours, official) && /"select":\{("fields":\[\])?\}/.test(ours.asked),
  })),
  {
    part: 'writes',
    name: 'the time of a commit of nothing',
    reason:
      "The protocol promises a commit time for each commit. Google's emulator leaves it out where there are no writes.",
    matches: ({ ours, official }) => bothAnswer(ours, official) && ours.asked === 'Commit []',
  },
  {
    part: 'writes',
    name: 'the update time of a verified document that is missing',
    reason: "A document that is not there has none. Google's emulator gives the time of the batch.",
    matches: ({ ours, official }) =>
      bothAnswer(ours, official) && ours.asked.startsWith('BatchWrite') && ours.asked.includes('"verify"'),
  },
  {
    part: 'aggregations',
    name: 'count up to 0',
    reason: "The protocol asks for a number above zero. Google's emulator takes 0.",
    matches: ({ ours, official }) =>
      ours.code === invalidArgument && official.code === 0 && ours.message.startsWith('up_to'),
  },
];
