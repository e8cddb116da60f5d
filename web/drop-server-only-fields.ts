import type { Plugin } from 'vite';

const isEndpoints = /contract\/src\/[\w-]+\/endpoints\.ts$/;
const text = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;
const facts = new RegExp(`\\bsummary:\\s*(?:${text}),|\\bperMinute: \\{[^}]*\\},`, 'g');

/** Removes the summaries and limits of endpoints from the client's code, because only the server needs them. */
export function dropServerOnlyFields(): Plugin {
  return {
    name: 'drop-server-only-fields',
    enforce: 'pre',
    transform(code, id) {
      if (!isEndpoints.test(id)) return undefined;
      const left = code.replace(facts, '');
      if (/\b(summary|perMinute):/.test(left))
        this.error(`${id}: a summary or a limit could not be taken out.`);
      return { code: left, map: null };
    },
  };
}
