/** How `debug()` shows a value: its type, then its content, cut where it grows long. */
import type { RulesValue } from './value.ts';

const maxLength = 10_000;

export function print(value: RulesValue): string {
  const text = `${value.type}_value: ${JSON.stringify(plain(value))}`;
  return text.length > maxLength ? `${text.slice(0, maxLength)}...` : text;
}

function plain(value: RulesValue): unknown {
  switch (value.type) {
    case 'null':
      return null;
    case 'bool':
    case 'string':
      return value.value;
    case 'int':
    case 'float':
      return Number.isSafeInteger(Number(value.value)) ? Number(value.value) : String(value.value);
    case 'bytes':
      return Buffer.from(value.value).toString('base64');
    case 'timestamp':
    case 'duration':
      return `${Number(value.nanos) / 1e9}s`;
    case 'latlng':
      return [value.latitude, value.longitude];
    case 'path':
      return `/${value.segments.join('/')}`;
    case 'list':
      return value.items.map(plain);
    case 'set':
      return [...value.members.values()].map(plain);
    case 'map':
      return Object.fromEntries([...value.fields].map(([key, inner]) => [key, plain(inner)]));
    case 'map_diff':
      return { before: plain(value.before), after: plain(value.after) };
    case 'unknown':
      return `what the query returns as ${value.field.join('.') || 'data'}`;
  }
}
