/** Field paths: names separated by dots; names that are no simple identifiers are in backticks. */
import { invalid } from '../status.ts';
import type { MapValue, Value } from './value.ts';

export type FieldPath = readonly string[];

/** The document's own name as a pseudo field. */
export const nameField = '__name__';

const simpleName = /^[a-zA-Z_][a-zA-Z_0-9]*$/;

export function parseFieldPath(text: string | null | undefined): FieldPath {
  if (!text) throw invalid('A field path must not be empty.');
  const names: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const [name, end] = text[at] === '`' ? readQuoted(text, at + 1) : readSimple(text, at);
    names.push(name);
    if (end === text.length) return names;
    if (text[end] !== '.') throw invalid(`Field path "${text}" is not valid at position ${end + 1}.`);
    at = end + 1;
  }
  return names;
}

function readQuoted(text: string, start: number): [string, number] {
  let name = '';
  for (let at = start; at < text.length; at++) {
    if (text[at] === '`') {
      if (name === '') break;
      return [name, at + 1];
    }
    if (text[at] === '\\') at++;
    name += text[at] ?? '';
  }
  throw invalid(`Field path "${text}" has an empty or unterminated quoted name.`);
}

function readSimple(text: string, start: number): [string, number] {
  const dot = text.indexOf('.', start);
  const end = dot === -1 ? text.length : dot;
  const name = text.slice(start, end);
  if (!simpleName.test(name)) {
    throw invalid(
      `Field path "${text}" is not valid: "${name}" must be quoted with backticks or be an identifier.`,
    );
  }
  return [name, end];
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) => (simpleName.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

export const isNamePath = (path: FieldPath): boolean => path.length === 1 && path[0] === nameField;

export const samePath = (a: FieldPath, b: FieldPath): boolean =>
  a.length === b.length && a.every((name, i) => name === b[i]);

export const includesPath = (paths: readonly FieldPath[], path: FieldPath): boolean =>
  paths.some((other) => samePath(other, path));

export function getField(fields: MapValue, path: FieldPath): Value | undefined {
  let value: Value | undefined = fields;
  for (const name of path) {
    if (!(value instanceof Map)) return undefined;
    value = value.get(name);
  }
  return value;
}

/** Returns a function that reads one field of many documents. */
export function fieldReader(path: FieldPath): (fields: MapValue) => Value | undefined {
  const [name] = path;
  if (path.length === 1 && name !== undefined) return (fields) => fields.get(name);
  return (fields) => getField(fields, path);
}

/** Returns a copy with the field set, or removed if `value` is undefined. Missing maps are created. */
export function withField(fields: MapValue, path: FieldPath, value: Value | undefined): MapValue {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const copy = new Map(fields);
  if (rest.length === 0) {
    if (value === undefined) copy.delete(name);
    else copy.set(name, value);
    return copy;
  }
  const inner = copy.get(name);
  if (!(inner instanceof Map) && value === undefined) return fields;
  copy.set(name, withField(inner instanceof Map ? inner : new Map(), rest, value));
  return copy;
}

export function selectFields(fields: MapValue, paths: readonly FieldPath[]): MapValue {
  let selected: MapValue = new Map();
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) selected = withField(selected, path, value);
  }
  return selected;
}
