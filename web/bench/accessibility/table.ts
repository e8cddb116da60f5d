/** A table in Markdown whose columns are as wide as their words. */
export function tableOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const [first = '', ...rest] = all.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  return [first, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n');
}
