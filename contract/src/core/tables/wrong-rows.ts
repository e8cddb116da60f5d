/** The rows of a table that cannot be read, with their reasons, to be corrected and imported again. */
import { toCsv } from '../../lib/csv.ts';
import { csvRows } from '../../lib/csv-rows.ts';
import { tableTexts as texts } from './texts.ts';

interface Planned {
  line: number;
  state: string;
  reason: string;
}

export function wrongRowsOf(text: string, planned: readonly Planned[]): string {
  const all = csvRows(text);
  const states = new Map(planned.map((row) => [row.line, row]));
  const head = all[0] && !states.has(all[0].line) ? all[0].cells : undefined;
  // The table may have been written by this function.
  const before = head?.indexOf(texts.why) ?? -1;
  const width = Math.max(...all.map(({ cells }) => cells.length));
  const line = (cells: readonly string[], last: string) => [
    ...Array.from({ length: width }, (_, at) => cells[at] ?? '').filter((_, at) => at !== before),
    last,
  ];
  const wrong = all.flatMap(({ line: at, cells }) => {
    const row = states.get(at);
    return row?.state === 'wrong' ? [line(cells, row.reason)] : [];
  });
  return toCsv([...(head ? [line(head, texts.why)] : []), ...wrong]);
}
