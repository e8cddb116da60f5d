/** Checks JSON-LD against the vocabulary of schema.org, as declared in schema-dts. */
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

/** Google reads this property, but schema.org mentions it only in examples. */
const beyond = new Set(['query-input']);

/**
 * The properties that Google requires, except the country of an address, because the lab's location is one
 * line of text.
 */
const required: Record<string, string[]> = {
  BreadcrumbList: ['itemListElement'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ListItem: ['position', 'name'],
  NewsArticle: ['headline', 'datePublished', 'author'],
  Periodical: ['name'],
  Person: ['name'],
  Place: ['address'],
  PostalAddress: ['streetAddress'],
  ResearchOrganization: ['name', 'url', 'logo'],
  ScholarlyArticle: ['headline', 'url'],
  SearchAction: ['target', 'query-input'],
  WebSite: ['name', 'url'],
};

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function idsIn(thing: unknown): unknown[] {
  if (!isNode(thing)) return [];
  const own = '@type' in thing && '@id' in thing ? [thing['@id']] : [];
  return [...own, ...Object.values(thing).flatMap(idsIn)];
}

/**
 * Returns unknown types and properties, references without a target, and missing properties that Google
 * requires.
 */
export function faultsOf(graph: readonly unknown[]): string[] {
  const ids = new Set(idsIn(graph));
  return graph.flatMap((thing, index) => faultsIn(thing, `[${index}]`, ids));
}

function faultsIn(thing: unknown, where: string, ids: Set<unknown>): string[] {
  if (Array.isArray(thing)) {
    return thing.flatMap((entry, index) => faultsIn(entry, `${where}[${index}]`, ids));
  }
  if (!isNode(thing)) return thing === null || thing === '' ? [`${where} is empty`] : [];
  const { '@type': type, '@id': id, ...properties } = thing;
  if (type === undefined && id !== undefined && Object.keys(properties).length === 0) {
    return ids.has(id) ? [] : [`${where} refers to ${id}, which is not there`];
  }
  const name = String(type);
  const leaf = `${name}Leaf`;
  if (!vocabulary.has(leaf)) return [`${where} has the unknown type ${name}`];
  const missing = (required[name] ?? []).filter((property) => !(property in properties));
  return [
    ...missing.map((property) => `${where} is a ${name} without ${property}`),
    ...Object.entries(properties).flatMap(([property, value]) => [
      ...(knows(leaf, property) || beyond.has(property) ? [] : [`${name} knows no ${property}`]),
      ...faultsIn(value, `${where}.${property}`, ids),
    ]),
  ];
}
