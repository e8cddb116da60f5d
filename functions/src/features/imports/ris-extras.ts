/** Fields of an imported RIS entry that the site does not store; the export writes them again. */
import { risRecords } from './entries/read-ris.ts';

/** The export always writes these itself, in its own form: the type, people, dates, pages and the key. */
const written = /^(?:TY|ER|ID|AU|A1|ED|PY|Y1|DA|SP|EP|KW|DO|TI|T1)$/;
/** Private files, dates and groups, which are not published. */
const own = /^(?:L[1-4]|Y2|DB|DP|U[1-5]|LB|N1)$/;

export function withRisExtras(file: string, original: string): string {
  const [record] = risRecords(original);
  if (!record) return file;
  const said = new Set(file.split(/\r?\n/).map((line) => line.slice(6)));
  const lines = [...record.values].flatMap(([tag, values]) =>
    written.test(tag) || own.test(tag)
      ? []
      : values.filter((value) => value && !said.has(value)).map((value) => `${tag}  - ${value}\r\n`),
  );
  // A dollar in a field would mean something else in a text that replaces.
  return file.replace(/ER {2}- /, (end) => lines.join('') + end);
}
