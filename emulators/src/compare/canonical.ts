/**
 * Brings the answers of two engines into a form in which equal answers are equal texts: times by their order,
 * keys sorted.
 */
import type { Step } from './side.ts';

/** These differ between engines and mean nothing to a client. */
const ignoredFields = new Set([
  'readTime',
  'transaction',
  'resumeToken',
  'done',
  'skippedResults',
  'explainMetrics',
]);

/** Fields that the protocol may leave out when they are zero or empty. */
const defaults: Record<string, object> = {
  geoPointValue: { latitude: 0, longitude: 0 },
  timestampValue: { seconds: '0', nanos: 0 },
  arrayValue: { values: [] },
  mapValue: { fields: {} },
};

const withDefaults = (key: string, entry: unknown): unknown =>
  defaults[key] && typeof entry === 'object' ? { ...defaults[key], ...entry } : entry;

interface WireTime {
  readonly seconds: string | number;
  readonly nanos?: number;
}

const isTime = (value: object): value is WireTime =>
  'seconds' in value && Object.keys(value).every((key) => key === 'seconds' || key === 'nanos');

/** Generated times are far from today, so times around today come from the engine. */
const isOfToday = ({ seconds }: WireTime): boolean => Math.abs(Number(seconds) - Date.now() / 1000) < 86_400;

const micros = ({ seconds, nanos = 0 }: WireTime): bigint =>
  BigInt(seconds) * 1_000_000n + BigInt(Math.floor(nanos / 1000));

export function canonicalSteps(steps: readonly Step[]): unknown[] {
  const moments = new Set<bigint>();
  collectTimes(steps, moments);
  const ranks = new Map([...moments].sort((a, b) => (a < b ? -1 : 1)).map((moment, rank) => [moment, rank]));
  return steps.map(({ code, result }) =>
    code === 0 ? { code, result: canonical(result, ranks) } : { code },
  );
}

function collectTimes(value: unknown, moments: Set<bigint>): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (isTime(value)) {
    if (isOfToday(value)) moments.add(micros(value));
    return;
  }
  for (const [key, entry] of Object.entries(value)) if (!ignoredFields.has(key)) collectTimes(entry, moments);
}

function canonical(value: unknown, ranks: ReadonlyMap<bigint, number>): unknown {
  if (typeof value === 'number')
    return Object.is(value, -0) || !Number.isFinite(value) ? printNumber(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (ArrayBuffer.isView(value))
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  if (Array.isArray(value)) return value.map((item) => canonical(item, ranks)).filter(hasContent);
  if (isTime(value) && isOfToday(value)) return `time ${ranks.get(micros(value))}`;
  const entries = Object.entries(value).filter(
    ([key, entry]) => !ignoredFields.has(key) && entry !== undefined,
  );
  return Object.fromEntries(
    entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, canonical(withDefaults(key, entry), ranks)]),
  );
}

/** A stream may begin with a message that only contains its transaction. */
const hasContent = (item: unknown): boolean =>
  typeof item !== 'object' || item === null || Object.keys(item).length > 0;

const printNumber = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/** One line, which people can read and `JSON.parse` accepts. */
export const print = (value: unknown): string => JSON.stringify(canonical(value, new Map()));

/**
 * The first difference of two values, without positions and field names, so that differences of one kind have
 * the same text.
 */
export function firstDifference(one: unknown, other: unknown, path = ''): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return path || '/';
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return `${path}/length`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(
      Reflect.get(one, key),
      Reflect.get(other, key),
      `${path}/${Array.isArray(one) || path.endsWith('/fields') ? '' : key}`,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
