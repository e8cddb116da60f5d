/** Each type and each property that the pages tell exists, and the property is one of this type. */
import { type Case, type Fault, suite } from '../suite.ts';
import { pathsOf, textAt, thingsIn } from './pages.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

const product = { things: async (address: string) => thingsIn(await textAt(address)) };

/** The author of a work is its location. */
const planted: typeof product = {
  things: async (address) =>
    JSON.parse(JSON.stringify(await product.things(address)).replaceAll('"author":', '"jobLocation":')),
};

export const schemaOrg = suite({
  name: 'schema.org',
  part: 'Found',
  about: 'all JSON-LD of all public pages',
  repository: 'schemaorg/schemaorg',
  commit: 'cc71c8e064859e912aac8b11ec06e6bc53255b6a',
  needs: 'lab',
  product,
  planted,
  async *cases({ files, product, lab }) {
    const vocabulary = readVocabulary(files.read('data/releases/30.0/schemaorg-all-https.jsonld'));
    const told = new Map<string, Told>();
    for (const path of await pathsOf(lab.address))
      for (const thing of await product.things(lab.address + path)) collect(thing, path, told);
    for (const [name, one] of told) yield { name, fault: () => faultOf(one, vocabulary) } satisfies Case;
  },
});

/** One of the values that pages tell for a property of a type. */
interface Told {
  type: string;
  property: string;
  value: unknown;
  path: string;
}

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** By type, property and what the value is, such as `Thesis.author: Person`. */
function collect(thing: unknown, path: string, told: Map<string, Told>): void {
  if (Array.isArray(thing)) for (const one of thing) collect(one, path, told);
  if (!isThing(thing) || Array.isArray(thing)) return;
  collect(thing['@graph'] ?? [], path, told);
  const type = String(thing['@type'] ?? '');
  for (const [property, values] of Object.entries(thing)) {
    if (property.startsWith('@')) continue;
    for (const value of [values].flat()) {
      const name = `${type}.${property}: ${kindOf(value)}`;
      if (!told.has(name)) told.set(name, { type, property, value, path });
      collect(value, path, told);
    }
  }
}

function kindOf(value: unknown): string {
  if (isThing(value)) return String(value['@type'] ?? 'reference');
  if (typeof value !== 'string') return typeof value;
  if (/^https?:\/\/\S+$/.test(value)) return 'URL';
  return /^\d{4}(-\d\d){0,2}(T[\d:.]+(Z|[+-][\d:]+))?$/.test(value) ? 'date' : 'text';
}

/** What a value may be given as. */
const takes: Readonly<Record<string, string[]>> = {
  URL: ['URL', 'Text'],
  date: ['Date', 'DateTime', 'Text'],
  text: ['Text'],
  number: ['Number', 'Integer', 'Text'],
  boolean: ['Boolean'],
};

function faultOf({ type, property, value, path }: Told, vocabulary: Vocabulary): Fault {
  const { isType, isProperty, newerOf, fits, rangeOf, kindsOf } = vocabulary;
  const at = ` (${path})`;
  if (!isType(type)) return `There is no type “${type}”${at}`;
  if (!isProperty(property)) return `There is no property “${property}”${at}`;
  for (const name of [type, property]) if (newerOf(name)) return `“${name}” is now “${newerOf(name)}”${at}`;
  if (!fits(type, property)) return `“${property}” is no property of ${type}${at}`;
  const kind = kindOf(value);
  if (kind === 'reference') return undefined;
  const range = rangeOf(property);
  const given = isThing(value) ? kindsOf(kind) : (takes[kind] ?? []);
  if (given.some((one) => range.includes(one) || range.some((wanted) => isDataTypeOf(wanted, one))))
    return undefined;
  return `“${property}” takes ${range.join(', ')}, not ${JSON.stringify(value).slice(0, 100)}${at}`;
}

/** URL and such are texts, and an integer is a number. */
const isDataTypeOf = (wanted: string, given: string) =>
  (wanted === 'Number' && given === 'Integer') || (wanted === 'Text' && given === 'URL');
