/** The output of `debug()`, in the text format of Protocol Buffers, as in the official emulator. */
import { floatText } from './convert.ts';
import { keyStates } from './methods.ts';
import type { PathVariable, RulesMap, RulesValue } from './value.ts';

const maxLength = 10_000;
const second = 1_000_000_000n;

export function print(value: RulesValue): string {
  const text = lines(value).join('\n');
  return text.length > maxLength ? `${text.slice(0, maxLength)}...` : text;
}

function lines(value: RulesValue): string[] {
  switch (value.type) {
    case 'null':
      return ['null_value: NULL_VALUE'];
    case 'bool':
    case 'int':
      return [`${value.type}_value: ${value.value}`];
    case 'float':
      return [`float_value: ${floatText(value.value)}`];
    case 'string':
      return [`string_value: ${quoted(value.value)}`];
    case 'bytes':
      return [`bytes_value: ${quoted(value.value)}`];
    case 'timestamp': {
      const nanos = ((value.nanos % second) + second) % second;
      return block('timestamp_value', numbers({ seconds: (value.nanos - nanos) / second, nanos }));
    }
    case 'duration': {
      const nanos = value.nanos % second;
      return block('duration_value', numbers({ seconds: value.nanos / second, nanos }));
    }
    case 'latlng': {
      const { latitude, longitude } = value;
      return block('latlng_value', numbers({ latitude, longitude }));
    }
    case 'path':
      return block(
        'path_value',
        value.segments.flatMap((segment, at) =>
          block('segments', pathSegment(segment, value.variables?.get(at))),
        ),
      );
    case 'list':
    case 'set': {
      const items = value.type === 'list' ? value.items : [...value.members.values()];
      return block(
        `${value.type}_value`,
        items.flatMap((item) => block('values', lines(item))),
      );
    }
    case 'map':
      return block('map_value', fields(value));
    case 'map_diff':
      return block(
        'map_diff_value',
        keyStates(value)
          .toSorted(([left], [right]) => (left < right ? -1 : 1))
          .flatMap(([name, state]) =>
            block('key_statuses', [`key: ${quoted(name)}`, `value: ${state.toUpperCase()}`]),
          ),
      );
    case 'constraint':
      return block(
        'constraint_value',
        value.filters.flatMap(({ op, value: limit }) =>
          block('simple_constraints', [`comparator: ${comparators[op]}`, ...block('value', lines(limit))]),
        ),
      );
  }
}

const comparators = {
  '==': 'EQ',
  '!=': 'NEQ',
  '<': 'LT',
  '<=': 'LTE',
  '>': 'GT',
  '>=': 'GTE',
  'array-contains': 'LIST_CONTAINS',
} as const;

function pathSegment(text: string, variable: PathVariable | undefined): string[] {
  if (variable === undefined) return [`simple: ${quoted(text)}`];
  return block(variable.rest ? 'glob_capture' : 'capture', [`variable_name: ${quoted(variable.name)}`]);
}

function fields({ fields }: RulesMap): string[] {
  const names = [...fields.entries()].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return names.flatMap(([name, value]) =>
    block('fields', [`key: ${quoted(name)}`, ...block('value', lines(value))]),
  );
}

function block(name: string, content: readonly string[]): string[] {
  return [`${name} {`, ...content.map((line) => `  ${line}`), '}'];
}

/** Zeros are left out. */
function numbers(parts: Readonly<Record<string, number | bigint>>): string[] {
  return Object.entries(parts)
    .filter(([, part]) => Number(part) !== 0)
    .map(([name, part]) => `${name}: ${typeof part === 'number' ? floatText(part) : part}`);
}

const escapes: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\v': '\\v',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  "'": "\\'",
  '\\': '\\\\',
};

/** Bytes outside of printable ASCII become three octal digits. */
function quoted(content: string | Uint8Array): string {
  const characters = Array.from(Buffer.from(content), (byte) => {
    const character = String.fromCharCode(byte);
    if (escapes[character] !== undefined) return escapes[character];
    return byte < 0x20 || byte > 0x7e ? `\\${byte.toString(8).padStart(3, '0')}` : character;
  });
  return `"${characters.join('')}"`;
}
