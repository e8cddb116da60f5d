import type { Plugin } from 'vite';

const isEndpoints = /contract\/src\/(?:[\w-]+\/)+endpoints\.ts$/;
const isOfKinds =
  /contract\/src\/(?:kinds\/kinds|features\/free-pages\/pages|core\/content\/(?:drafts\/)?endpoints-of)\.ts$/;
/**
 * What kinds of content are called in the documentation of the API, their declarations, schemas, rights and
 * limits, each on a line of its own.
 */
const serverLine =
  /^\s*(?:nouns: .*|summary: `.*`|declared: async \(\) => .*|(?:query|body|reply): .*|needs(?:: \w+)?|of|perMinute: .*|\.{3}\((?:query|kind\.hasDependents) && .*),\n/gm;
/** The schemas of which each kind has one. */
const queriesOfKinds = /^ {2}const query: AnyEndpoint\['query'\] = \{[^}]*\}\[list\];\n/m;
const text = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;
const schema = /\(\) =>\s*import\('[^']+'\)(?:\s*\.then\(\(\w+\) => [\w.]+\))+/.source;
const declaredSchema = new RegExp(`\\bconst (\\w+) = ${schema};`, 'g');

/**
 * `edit('/settings/look', 'Change the look', () => import(…))` becomes an `endpoint`, which scripts have
 * anyway.
 */
const edits = new RegExp(`\\bedit\\(\\s*(${text}),\\s*(?:${text}),\\s*${schema},?\\s*\\)`, 'g');
const makesEdits = /\bconst edit = editEndpoint\([^)]*\);/g;

/** The code of endpoints without what only the server needs. */
function withoutServerOnlyFields(code: string): string {
  const names = [...code.matchAll(declaredSchema)].map(([, name]) => name);
  const fields = [
    `\\bsummary:\\s*(?:${text}),`,
    '\\bperMinute: \\{[^}]*\\},',
    '\\bbodyBytes: [\\w.]+,',
    // A call without `access` needs a right; which one, the server decides.
    `\\b(?:needs|or|of): (?:${text}),`,
    '\\bwithin: true,',
    `\\balsoTakes: (?:${text}),`,
    // Only the largest bodies need them, and the import alone would bring them to every visitor.
    `import \\{ limits \\} from ${text};`,
    `\\b(?:query|body|reply):\\s*(?:${[schema, ...names].join('|')}),`,
  ];
  const left = code
    .replace(declaredSchema, '')
    .replace(edits, "endpoint('PATCH', $1, {})")
    .replace(makesEdits, '')
    .replace(new RegExp(fields.join('|'), 'g'), '');
  const [forgotten] =
    left.match(
      /\b(?:summary|perMinute|bodyBytes|alsoTakes|needs|or|of|within):|\b(?:query|body|reply)(?:,|: (?!endpoint\())|\bimport\(/,
    ) ?? [];
  if (forgotten) throw new Error(`"${forgotten}" of an endpoint could not be taken out.`);
  return left;
}

/** Of kinds, only what loads a schema is left, and nothing calls it. */
const withoutServerLines = (code: string) => code.replace(serverLine, '').replace(queriesOfKinds, '');

/**
 * Keeps summaries, rights, limits and schemas of endpoints, and the nouns in them, out of the client's code:
 * it calls endpoints and checks nothing. The desk imports the declarations of kinds all together.
 */
export function dropServerOnlyFields(): Plugin {
  return {
    name: 'drop-server-only-fields',
    enforce: 'pre',
    transform(code, id) {
      if (isOfKinds.test(id)) return { code: withoutServerLines(code), map: null };
      if (isEndpoints.test(id)) return { code: withoutServerOnlyFields(code), map: null };
      return undefined;
    },
  };
}
