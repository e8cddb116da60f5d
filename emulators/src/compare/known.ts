/**
 * Known differences where this engine follows the real service and Google's emulator does not, each with its
 * reason.
 */
import type { Step } from './side.ts';

export interface KnownDifference {
  readonly part: string;
  readonly name: string;
  readonly reason: string;
  matches(answers: { readonly ours: Step; readonly official: Step }): boolean;
}

const bothAnswer = (ours: Step, official: Step) => ours.code === 0 && official.code === 0;
const invalidArgument = 3;
const preconditionCodes = [5, 6, 9];

/** Whether two of the writes are to the same document. */
const writesSameDocument = (asked: string): boolean => {
  const names = [...asked.matchAll(/"(?:delete|name|document)":"([^"]+)"/g)].map(([, name]) => name);
  return new Set(names).size < names.length;
};

/** The error code of the last target that a listener added. */
const lastRefusalCode = (views: unknown): unknown => {
  const [, view] = (views as [number, object][]).at(-1) ?? [];
  return Reflect.get(Object(view), 'code');
};

const equalityWithNullOrNaN =
  /"op":"(EQUAL|NOT_EQUAL)","value":\{("nullValue":"NULL_VALUE"|"doubleValue":"NaN")\}/;

const notInWithNaN = /"op":"NOT_IN","value":\{"arrayValue":\{"values":\[[^\]]*\{"doubleValue":"NaN"\}/;

/** Nanoseconds that are no whole microseconds. */
const belowMicroseconds = /"nanos":(?!0\b|\d*000\b)\d+/;

const inequalityWithNullOrNaN =
  /"op":"(LESS|GREATER)_THAN(_OR_EQUAL)?","value":\{("nullValue":"NULL_VALUE"|"doubleValue":"NaN")\}/;

export const knownDifferences: readonly KnownDifference[] = [
  ...['queries', 'aggregations', 'listeners'].map((part) => ({
    part,
    name: 'a comparison that nothing satisfies',
    reason:
      "Nothing is less or more than null or NaN. Google's emulator answers so before it looks at the rest of the query.",
    matches: ({ ours, official }: { ours: Step; official: Step }) =>
      ours.code === invalidArgument && official.code === 0 && inequalityWithNullOrNaN.test(ours.asked),
  })),
  ...['queries', 'aggregations', 'listeners'].flatMap((part) => [
    {
      part,
      name: 'an equality with null or NaN',
      reason:
        "Here it means the same as IS_NULL and IS_NAN, which all SDKs send instead. Google's emulator finds nothing.",
      matches: ({ ours, official }: { ours: Step; official: Step }) =>
        bothAnswer(ours, official) && equalityWithNullOrNaN.test(ours.asked),
    },
    {
      part,
      name: 'not-in with NaN',
      reason: "Here and in the SDKs it leaves NaN out. Google's emulator finds it.",
      matches: ({ ours, official }: { ours: Step; official: Step }) =>
        bothAnswer(ours, official) && notInWithNaN.test(ours.asked),
    },
    {
      part,
      name: 'a time below a microsecond',
      reason:
        "Times are stored in microseconds, and here a query rounds down as a write does. Google's emulator compares with nanoseconds.",
      matches: ({ ours, official }: { ours: Step; official: Step }) =>
        bothAnswer(ours, official) && belowMicroseconds.test(ours.asked),
    },
  ]),
  {
    part: 'queries',
    name: 'an empty projection',
    reason:
      "The protocol says that no fields means all fields. Google's emulator gives none; no SDK asks so.",
    matches: ({ ours, official }) =>
      bothAnswer(ours, official) && /"select":\{("fields":\[\])?\}/.test(ours.asked),
  },
  {
    part: 'listeners',
    name: 'a refused listener to all collections',
    reason:
      "A query that cannot be run cannot be listened to. Google's emulator refuses it with another code when somebody listens, or not at all.",
    matches: ({ ours }) =>
      /^Listen .*"allDescendants":true/.test(ours.asked) && lastRefusalCode(ours.result) === invalidArgument,
  },
  {
    part: 'rules',
    name: 'an expression at which the other one fails',
    reason: "Google's emulator ends with an internal error.",
    matches: ({ official }) => official.code === 500 && official.message.includes('"UNKNOWN"'),
  },
  ...['writes', 'transactions'].map((part) => ({
    part,
    name: 'the time of a commit of nothing',
    reason:
      "The protocol promises each commit its time. Google's emulator leaves it out where nothing is written.",
    matches: ({ ours, official }: { ours: Step; official: Step }) =>
      bothAnswer(ours, official) && /^Commit \[\]$|^commit .*"writes":\[\]/.test(ours.asked),
  })),
  {
    part: 'transactions',
    name: 'a transaction whose commit failed',
    reason: "Here it has ended and holds no locks; the SDKs start a new one. Google's emulator keeps it.",
    matches: ({ ours, official }) =>
      /expired or is no longer valid/.test(ours.message) && official.code === 0,
  },
  {
    part: 'writes',
    name: 'arrays and vectors among the elements of an array transform',
    reason:
      "The protocol says that an array cannot directly contain another one, and a vector is refused there too. Google's emulator refuses both as values, but stores them through a transform.",
    matches: ({ ours, official }) =>
      official.code !== invalidArgument &&
      /^Cannot convert an? (array|vector) value/.test(ours.message) &&
      /"(appendMissingElements|removeAllFromArray)"/.test(ours.asked),
  },
  {
    part: 'writes',
    name: 'two faults in one request',
    reason:
      'A value that cannot be stored, and a precondition that fails: the protocol does not say which error is sent.',
    matches: ({ ours, official }) =>
      (ours.code === invalidArgument && preconditionCodes.includes(official.code)) ||
      (official.code === invalidArgument && preconditionCodes.includes(ours.code)),
  },
  {
    part: 'writes',
    name: 'the time of a commit and of its transforms',
    reason:
      "The commit's time has the precision of a microsecond, the transform's that of a millisecond. Here a commit falls on a whole millisecond unless several fall into one.",
    matches: ({ ours, official }) => bothAnswer(ours, official) && ours.asked.includes('REQUEST_TIME'),
  },
  {
    part: 'writes',
    name: 'the update times of a document that one commit both writes and deletes',
    reason:
      "The protocol promises each write its own result: none after a deletion, the commit's time after a write. Google's emulator gives each of them what the last one leaves.",
    matches: ({ ours, official }) =>
      bothAnswer(ours, official) &&
      /^Commit \[.*"delete":/.test(ours.asked) &&
      writesSameDocument(ours.asked),
  },
  {
    part: 'writes',
    name: 'the name as a field',
    reason: "A document's name cannot be written. Google's emulator answers as if it could.",
    matches: ({ ours, official }) =>
      official.code === 0 && /"__name__" is reserved|must not name __name__/.test(ours.message),
  },
  {
    part: 'aggregations',
    name: 'count up to 0',
    reason: "The protocol asks for a number above zero. Google's emulator takes 0.",
    matches: ({ ours, official }) => ours.message.startsWith('up_to') && official.code !== invalidArgument,
  },
];
