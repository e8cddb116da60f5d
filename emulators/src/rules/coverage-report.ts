/** The counted values of a ruleset in the form of the official emulator's report. */
import type { Counts, Coverage } from './coverage.ts';
import type { Positions } from './lexer.ts';
import type { Expression, FunctionDeclaration, Match, RulesFile } from './syntax.ts';
import type { RulesValue } from './value.ts';
import { childrenOf } from './walk.ts';

export interface CoveredExpression {
  readonly sourcePosition: {
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    /** Of the last character, as in the official emulator. */
    readonly endOffset: number;
  };
  /** Missing if the expression was never evaluated. An error is `undefined`. */
  readonly values?: readonly { readonly value: object; readonly count: number }[];
  /** How many further values there were, which are not listed. */
  readonly otherValues?: number;
  readonly children?: readonly CoveredExpression[];
}

export function coverageReport(
  file: RulesFile,
  positions: Positions,
  coverage: Coverage,
): CoveredExpression[] {
  const report = (expression: Expression): CoveredExpression => {
    const counts = coverage.of(expression);
    // A literal is what it says.
    const children = childrenOf(expression).filter(({ kind }) => kind !== 'literal');
    return {
      sourcePosition: {
        ...positions.at(expression.start),
        currentOffset: expression.start,
        endOffset: expression.end - 1,
      },
      ...(counts ? { values: valuesOf(counts) } : {}),
      ...(counts?.others ? { otherValues: counts.others } : {}),
      ...(children.length > 0 ? { children: children.map(report) } : {}),
    };
  };
  return [...rootsOf(file)].sort((a, b) => a.start - b.start).map(report);
}

/** The conditions of `allow`, and what functions compute and return. */
function* rootsOf({ functions, services }: RulesFile): Generator<Expression> {
  yield* inFunctions(functions);
  for (const service of services) {
    yield* inFunctions(service.functions);
    for (const match of service.matches) yield* inMatch(match);
  }
}

function* inMatch({ functions, allows, matches }: Match): Generator<Expression> {
  yield* inFunctions(functions);
  for (const { condition } of allows) if (condition) yield condition;
  for (const match of matches) yield* inMatch(match);
}

function* inFunctions(functions: readonly FunctionDeclaration[]): Generator<Expression> {
  for (const { lets, result } of functions) {
    for (const { value } of lets) yield value;
    yield result;
  }
}

function valuesOf({ yes, no, errors, values }: Counts): { value: object; count: number }[] {
  return [
    { value: { boolValue: true }, count: yes },
    { value: { boolValue: false }, count: no },
    ...[...values.values()].map(({ value, count }) => ({ value: valueJson(value), count })),
    { value: { undefined: {} }, count: errors },
  ].filter(({ count }) => count > 0);
}

/** Of values with parts only the kind was kept. */
function valueJson(value: RulesValue): object {
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'bool':
      return { boolValue: value.value };
    case 'int':
      return { intValue: String(value.value) };
    case 'float':
      return { floatValue: Number.isFinite(value.value) ? value.value : String(value.value) };
    case 'string':
      return { stringValue: value.value };
    default:
      return { [kinds[value.type]]: {} };
  }
}

const kinds = {
  bytes: 'bytesValue',
  timestamp: 'timestampValue',
  duration: 'durationValue',
  latlng: 'latlngValue',
  path: 'pathValue',
  list: 'listValue',
  set: 'setValue',
  map: 'mapValue',
  map_diff: 'mapDiffValue',
  constraint: 'constraintValue',
} as const;
