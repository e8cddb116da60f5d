/** Prints each difference in full, and then one table. */
import type { Difference, PartReport } from './compare.ts';
import type { KnownDifference } from './known.ts';

const longest = 2000;
const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

export function printDifference({ part, smallest, asked, ours, official }: Difference): void {
  console.log(`\nDIFFERENCE in ${part}`);
  console.log(`  case:     ${short(smallest)}`);
  console.log(`  request:  ${short(asked)}`);
  console.log(`  ours:     ${short(ours)}`);
  console.log(`  official: ${short(official)}`);
}

export function printTable(reports: readonly PartReport[], known: readonly KnownDifference[]): void {
  console.log('\n| Part | Cases | Requests | Differences | Known |\n| --- | --- | --- | --- | --- |');
  for (const { part, cases, steps, differences, known: met } of reports) {
    const knownCount = [...met.values()].reduce((sum, count) => sum + count, 0);
    console.log(`| ${part} | ${cases} | ${steps} | ${differences.length} | ${knownCount} |`);
  }
  const met = known.flatMap(({ part, name, reason }) => {
    const count = reports.find((report) => report.part === part)?.known.get(name);
    return count ? [`- ${part}: ${name} (${count} times). ${reason}`] : [];
  });
  if (met.length > 0) console.log(`\nKnown differences that were met:\n${met.join('\n')}`);
}
