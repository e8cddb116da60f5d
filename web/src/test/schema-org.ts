/** The vocabulary of schema.org, read from the declarations of schema-dts, to check what pages say against it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Declared {
  parents: string[];
  properties: Set<string>;
}

function readVocabulary(): Map<string, Declared> {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.\w+$/, 'schema.d.ts');
  const found = new Map<string, Declared>();
  const declarations =
    /^(?:export )?(?:interface|type) (\w+)(?: extends ([\w, <>]+))? (?:= )?\{$([\s\S]*?)^\}/gm;
  for (const [, name = '', parents = '', body = ''] of readFileSync(file, 'utf8').matchAll(declarations)) {
    const properties = [...body.matchAll(/^ {4}"([\w@-]+)"\??:/gm)].map(([, property = '']) => property);
    found.set(name, { parents: parents.split(/,\s*/).filter(Boolean), properties: new Set(properties) });
  }
  return found;
}

const vocabulary = readVocabulary();

function knows(type: string, property: string): boolean {
  const declared = vocabulary.get(type);
  return Boolean(
    declared &&
      (declared.properties.has(property) || declared.parents.some((parent) => knows(parent, property))),
  );
}

/** Google reads this one; schema.org has it only in its examples. */
const beyond = new Set(['query-input']);

/** What is wrong, as sentences; nothing when every type and every property is schema.org's own. */
export function faultsOf(thing: unknown, where = ''): string[] {
  if (Array.isArray(thing)) return thing.flatMap((entry, index) => faultsOf(entry, `${where}[${index}]`));
  if (typeof thing !== 'object' || thing === null) {
    return thing === null || thing === '' ? [`${where} is empty`] : [];
  }
  const { '@type': type, '@id': id, ...properties } = thing as Record<string, unknown>;
  if (type === undefined && id !== undefined && Object.keys(properties).length === 0) return [];
  const leaf = `${String(type)}Leaf`;
  if (!vocabulary.has(leaf)) return [`${where} has the unknown type ${String(type)}`];
  return Object.entries(properties).flatMap(([name, value]) => [
    ...(knows(leaf, name) || beyond.has(name) ? [] : [`${String(type)} knows no ${name}`]),
    ...faultsOf(value, `${where}.${name}`),
  ]);
}
