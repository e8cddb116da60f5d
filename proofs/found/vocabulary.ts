/** schema.org's vocabulary, as its file of a release defines it. */

interface Term {
  '@id': string;
  '@type': string | string[];
  'rdfs:subClassOf'?: Reference;
  'schema:domainIncludes'?: Reference;
  'schema:rangeIncludes'?: Reference;
  'schema:supersededBy'?: Reference;
}
type Reference = { '@id': string } | { '@id': string }[];

const idsIn = (found: Reference | undefined) => [found ?? []].flat().map((one) => one['@id']);

export function readVocabulary(file: string) {
  const { '@graph': graph } = JSON.parse(file) as { '@graph': Term[] };
  const terms = new Map(graph.map((term) => [term['@id'].replace('schema:', ''), term]));
  const named = (found: Reference | undefined) => idsIn(found).map((id) => id.replace('schema:', ''));
  const is = (name: string, kind: string) => [terms.get(name)?.['@type'] ?? []].flat().includes(kind);

  function kindsOf(name: string): string[] {
    return [name, ...named(terms.get(name)?.['rdfs:subClassOf']).flatMap(kindsOf)];
  }

  return {
    isType: (name: string) => is(name, 'rdfs:Class'),
    isProperty: (name: string) => is(name, 'rdf:Property'),
    newerOf: (name: string) => named(terms.get(name)?.['schema:supersededBy'])[0],
    fits: (type: string, property: string) =>
      kindsOf(type).some((kind) => named(terms.get(property)?.['schema:domainIncludes']).includes(kind)),
    /** The types and data types that a property takes. */
    rangeOf: (property: string) => named(terms.get(property)?.['schema:rangeIncludes']),
    kindsOf,
  };
}

export type Vocabulary = ReturnType<typeof readVocabulary>;
