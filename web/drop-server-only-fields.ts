import type { Plugin } from 'vite';

const isEndpoints = /contract\/src\/(?:[\w-]+\/)+endpoints\.ts$/;
const text = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;
const schema = /\(\) =>\s*import\('[^']+'\)(?:\s*\.then\(\(\w+\) => [\w.]+\))+/.source;
const declaredSchema = new RegExp(`\\bconst (\\w+) = ${schema};`, 'g');

/** The code of endpoints without what only the server needs. */
function withoutServerOnlyFields(code: string): string {
  const names = [...code.matchAll(declaredSchema)].map(([, name]) => name);
  const fields = [
    `\\bsummary:\\s*(?:${text}),`,
    '\\bperMinute: \\{[^}]*\\},',
    `\\b(?:query|body|reply):\\s*(?:${[schema, ...names].join('|')}),`,
  ];
  const left = code.replace(declaredSchema, '').replace(new RegExp(fields.join('|'), 'g'), '');
  const [forgotten] =
    left.match(/\b(?:summary|perMinute):|\b(?:query|body|reply)(?:,|: (?!endpoint\())|\bimport\(/) ?? [];
  if (forgotten) throw new Error(`"${forgotten}" of an endpoint could not be taken out.`);
  return left;
}

/** Keeps summaries, limits and schemas of endpoints out of the client's code: it calls endpoints and checks nothing. */
export function dropServerOnlyFields(): Plugin {
  return {
    name: 'drop-server-only-fields',
    enforce: 'pre',
    transform(code, id) {
      return isEndpoints.test(id) ? { code: withoutServerOnlyFields(code), map: null } : undefined;
    },
  };
}
