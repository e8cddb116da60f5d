/** A parser of RFC 4180 that is independent of the code that writes CSV. */
export function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const text = csv.replace(/^\uFEFF/, '');
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, quoted, bare = '', end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`Not CSV: ${text.slice(at, at + 80)}`);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
