/**
 * Google’s schemarama: the shapes that it has for what pages tell, such as that the place of a job is a Place
 * and not its name.
 */
import { type Case, type Checkout, type Fault, suite } from '../suite.ts';
import { pathsOf, textAt, thingsIn } from './pages.ts';

const product = { things: async (address: string) => thingsIn(await textAt(address)) };

/** The author of a work is a place, and a lab hires nobody. */
const planted: typeof product = {
  things: async (address) =>
    JSON.parse(
      JSON.stringify(await product.things(address))
        .replaceAll('"@type":"Person"', '"@type":"Place"')
        .replace(/"hiringOrganization":\{/g, '"hiringOrganization":"nobody","other":{'),
    ),
};

const vocabulary = 'http://schema.org/';
const typed = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

interface Quad {
  subject: { value: string };
  predicate: { value: string };
  object: { value: string };
}

interface Store {
  getQuads(subject?: unknown, predicate?: unknown): Quad[];
}

/** As far as it is used here. */
interface Validator {
  subclasses: Store;
  validator: { validate(quads: Quad[]): { results: Result[] } };
}

interface Result {
  focusNode: { value: string } | null;
  path: { value: string } | null;
  message: { value: string }[];
  value: { value: string } | null;
}

export const schemarama = suite({
  name: 'schemarama',
  part: 'Found',
  about: 'the shapes of articles, events, jobs, data sets, software, people and all else that pages tell',
  repository: 'google/schemarama',
  commit: '1201e54148d4f9886ce4cb773e850f6adb208b05',
  packages: {
    jsonld: '8.1.0',
    'microdata-rdf-streaming-parser': '1.1.0',
    n3: '1.6.3',
    'rdf-validate-shacl': '0.2.3',
    'rdfa-streaming-parser': '1.2.2',
  },
  needs: 'lab',
  product,
  planted,
  async *cases({ files, product, lab: { address } }) {
    const things: unknown[] = [];
    for (const path of await pathsOf(address)) things.push(...(await product.things(address + path)));
    const { parseJsonLd } = (await files.load('core/parser.js')).default as {
      parseJsonLd(text: string, base: string): Promise<Store>;
    };
    // One graph, in which no two nameless things are taken for one. The network has no part in it.
    const graph = things.flatMap((thing) => (thing as { '@graph'?: unknown[] })['@graph'] ?? [thing]);
    const told = await parseJsonLd(
      JSON.stringify({ '@context': { '@vocab': vocabulary }, '@graph': graph }),
      address,
    );
    const faults = faultsIn(await validatorOf(files), told);
    for (const name of [...new Set([...propertiesIn(told), ...faults.keys()])].sort())
      yield { name, fault: (): Fault => faults.get(name) } satisfies Case;
  },
});

async function validatorOf(files: Checkout): Promise<Validator> {
  const { Validator } = (await files.load('core/shaclValidator.js')).default as {
    Validator: new (shapes: string, options: { subclasses: string }) => Validator;
  };
  const shapes = 'demo/validation/shacl';
  return new Validator(files.read(`${shapes}/full.shacl`), {
    subclasses: files.read(`${shapes}/subclasses.ttl`),
  });
}

const bare = (address: string) => address.replace(vocabulary, '');

const typesIn = (told: Store) =>
  new Map(
    told
      .getQuads()
      .filter(({ predicate }) => predicate.value === typed)
      .map(({ subject, object }) => [subject.value, bare(object.value)]),
  );

/** Such as `JobPosting.jobLocation`. */
function propertiesIn(told: Store): string[] {
  const types = typesIn(told);
  return told
    .getQuads()
    .filter(({ predicate, subject }) => predicate.value !== typed && types.has(subject.value))
    .map(({ subject, predicate }) => `${types.get(subject.value)}.${bare(predicate.value)}`);
}

/** The first of each property. */
function faultsIn({ validator, subclasses }: Validator, told: Store): Map<string, string> {
  const types = typesIn(told);
  const faults = new Map<string, string>();
  for (const { focusNode, path, message, value } of validator.validate([
    ...told.getQuads(),
    ...subclasses.getQuads(),
  ]).results) {
    const node = focusNode?.value ?? '';
    const name = `${types.get(node) ?? 'Thing'}.${bare(path?.value ?? '')}`;
    const said = message.map((one) => one.value).join('. ');
    faults.set(name, faults.get(name) ?? `${said}: ${value?.value ?? 'nothing'} of ${node}`);
  }
  return faults;
}
