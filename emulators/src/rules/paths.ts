/** Paths, and their variables, which `bind` sets: `path('users/{uid}')`, `/users/{rest=**}`. */
import { expectType, type Of, WrongType } from './arguments.ts';
import { textOf } from './convert.ts';
import { EvaluationError, unsupported } from './errors.ts';
import { decode } from './path-text.ts';
import type { PatternSegment } from './syntax.ts';
import { type PathVariable, path, type RulesMap, type RulesValue } from './value.ts';

type Path = Of<'path'>;

const variable = /^\{([A-Za-z_$][\w$]*)(=\*(\*)?)?\}$/;

export function pathFrom(parts: readonly PatternSegment[]): RulesValue {
  const variables = new Map<number, PathVariable>();
  parts.forEach((part, index) => {
    if (part.kind === 'text') return;
    if ([...variables.values()].some(({ name }) => name === part.name)) {
      throw new EvaluationError(`There already is a variable ${part.name} in this path.`);
    }
    variables.set(index, { name: part.name, rest: part.kind === 'rest' });
  });
  const segments = parts.map((part) => (part.kind === 'text' ? part.text : `{${part.name}}`));
  return variables.size === 0 ? path(segments) : { type: 'path', segments, variables };
}

/** The value of `path(text)`. */
export function parsePath(text: string): RulesValue {
  const parts = text.replace(/^\//, '').split('/');
  return pathFrom(parts.map(parseSegment));
}

function parseSegment(segment: string): PatternSegment {
  if (segment === '') throw new EvaluationError('A path has no empty segment.');
  const [, name, , rest] = variable.exec(segment) ?? [];
  if (name !== undefined) return { kind: rest === undefined ? 'one' : 'rest', name, offset: 0 };
  if (segment.startsWith('{')) throw new EvaluationError(`'${segment}' is no variable of a path.`);
  if (/%(?![0-9a-fA-F]{2})/.test(segment)) {
    throw new EvaluationError(`In '${segment}' two hexadecimal digits belong after the percent sign.`);
  }
  return { kind: 'text', text: decode(segment) };
}

/** The segments of a path without unset variables. */
export function boundSegments({ segments, variables }: Path): readonly string[] {
  const [unbound] = variables?.values() ?? [];
  if (unbound !== undefined) throw new EvaluationError(`Nothing is bound to {${unbound.name}} in this path.`);
  return segments;
}

/** In the service only one `bind` works, and a second one is an error. */
export function bindPath({ segments, variables, bindings }: Path, { fields }: RulesMap): RulesValue {
  const unbound = new Map(bindings === undefined ? variables : undefined);
  const names = new Set([...unbound.values()].map(({ name }) => name));
  const unknown = [...fields.keys()].find((name) => !names.has(name));
  if (unknown !== undefined) throw new EvaluationError(`There is no variable ${unknown} in this path.`);
  const bound = segments.flatMap((segment, index) => {
    const waiting = unbound.get(index);
    const value = waiting && fields.get(waiting.name);
    if (waiting === undefined || value === undefined) return [segment];
    unbound.delete(index);
    return waiting.rest ? boundSegments(expectType(value, 'path')) : [nonEmpty(value, waiting.name)];
  });
  const result = { type: 'path', segments: bound, bindings: fields } as const;
  return unbound.size === 0 ? result : { ...result, variables: unbound };
}

function nonEmpty(value: RulesValue, name: string): string {
  const text = textOf(value);
  if (text === undefined) throw new WrongType();
  if (text === '') throw new EvaluationError(`Nothing may be bound to {${name}} that is empty.`);
  return text;
}

/** The segments that `$(value)` adds to a path: those of another path, or any other value as one segment. */
export function computedSegments(value: RulesValue): readonly string[] {
  if (value.type === 'path') return boundSegments(value);
  const text = textOf(value);
  if (text === undefined) throw unsupported(`a segment of type ${value.type} in a path`);
  return [text];
}

export function isDocumentPath(segments: readonly string[], database: string | undefined): boolean {
  const [databases, name, documents, ...rest] = segments;
  if (databases !== 'databases' || documents !== 'documents') return false;
  if (database !== undefined && name !== database) return false;
  return rest.length > 0 && rest.length % 2 === 0 && !rest.includes('');
}
