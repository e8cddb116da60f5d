/** Compares the pattern of a `match` with a requested path, and finds the values of its wildcards. */
import type { PatternSegment } from './syntax.ts';
import { path, type RulesValue, string } from './value.ts';

/**
 * A query requests documents that it does not name: the id may be anything (`one`), and in a collection group
 * any number of segments may come before it (`many`).
 */
export type RequestedSegment = string | { readonly unknown: 'one' | 'many' };

/** Without a value if the query does not name the document. */
type Binding = readonly [name: string, value: RulesValue | undefined];

interface Covered {
  readonly bindings: readonly Binding[];
  /** The segments that remain for nested matches. */
  readonly rest: readonly RequestedSegment[];
}

/** Every way to match the pattern with the start of the path; more than one only with `{name=**}`. */
export function* cover(
  pattern: readonly PatternSegment[],
  requested: readonly RequestedSegment[],
  version: '1' | '2',
): Generator<Covered> {
  const [segment, ...others] = pattern;
  if (segment === undefined) {
    yield { bindings: [], rest: requested };
    return;
  }
  const shortest = segment.kind !== 'rest' || version === '1' ? 1 : 0;
  const longest = segment.kind === 'rest' ? requested.length : 1;
  for (let length = longest; length >= shortest; length -= 1) {
    const taken = requested.slice(0, length);
    if (!fits(segment, taken)) continue;
    for (const { bindings, rest } of cover(others, requested.slice(length), version)) {
      yield { bindings: segment.kind === 'text' ? bindings : [bind(segment, taken), ...bindings], rest };
    }
  }
}

function fits(segment: PatternSegment, [first]: readonly RequestedSegment[]): boolean {
  if (segment.kind === 'rest') return true;
  if (segment.kind === 'text') return first === segment.text;
  return typeof first === 'string' || first?.unknown === 'one';
}

function bind(
  segment: Exclude<PatternSegment, { kind: 'text' }>,
  taken: readonly RequestedSegment[],
): Binding {
  const names = taken.filter((part) => typeof part === 'string');
  if (names.length < taken.length) return [segment.name, undefined];
  return [segment.name, segment.kind === 'rest' ? path(names) : string(names[0] ?? '')];
}
