/** The table in the terminal, and `docs/trust.md`. */
import { type Agreed, isGreen, type Result } from './run-suite.ts';
import type { Suite } from './suite.ts';

/** A suite that did not run has the reason instead of a result, or its line of the page of an earlier run. */
export interface Ran {
  suite: Suite;
  result?: Result;
  skipped?: string;
  kept?: { line: string; agreed: Agreed };
}

const heads = ['Suite', 'Commit', 'Cases', 'Passed', 'Agreed', 'Failed', 'Fault planted'];

function rowOf({ suite: { name, commit }, result, skipped }: Ran): string[] {
  const row = [name, commit.slice(0, 8)];
  if (!result) return [...row, `not run: ${skipped}`];
  const { cases, passed, agreed, failed, isFaultNoticed } = result;
  const counts = [cases, passed, Object.keys(agreed).length, Object.keys(failed).length].map(String);
  const red = isFaultNoticed === undefined ? '' : isFaultNoticed ? 'noticed' : 'not noticed';
  return [...row, ...counts, red];
}

export function table(all: Ran[]): string {
  const rows = [heads, ...all.map(rowOf)];
  const widths = heads.map((_, at) =>
    Math.max(...rows.filter((row) => row.length === heads.length).map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A line for each failed case. */
export const failures = ({ suite, result }: Ran): string[] =>
  Object.entries(result?.failed ?? {}).map(([name, why]) => `${suite.name}: ${name}\n    ${why}`);

export const isFine = ({ result }: Ran) => !result || isGreen(result);

export function trustPage(all: Ran[]): string {
  const lines = [
    '# Held to what others wrote',
    '',
    'Written by `npm run proofs -- --from FOLDER --write` ([how](../proofs/README.md)). Each suite, validator or collection of data',
    'is by people who do not know this product; nothing of it is part of this repository. *Agreed* are differences that are meant, with',
    'the reasons below. *Fault planted* says whether the same suite fails when it runs against a faulty product.',
  ];
  const parts = [...new Set(all.map(({ suite }) => suite.part))];
  for (const part of parts) {
    const ran = all.filter(({ suite }) => suite.part === part);
    lines.push('', `## ${part}`, '', row([...heads.slice(0, 2), 'What is held to it', ...heads.slice(2)]));
    lines.push(row(Array.from({ length: heads.length + 1 }, () => '---')));
    for (const each of ran) lines.push(each.kept?.line ?? row(markdownRow(each)));
  }
  const differ = all
    .map(({ suite, result, kept }) => ({ suite, agreed: result?.agreed ?? kept?.agreed ?? {} }))
    .filter(({ agreed }) => Object.keys(agreed).length > 0);
  if (differ.length > 0) lines.push('', '## Agreed differences');
  for (const { suite, agreed } of differ) {
    lines.push('', `### ${suite.name}`, '');
    for (const [reason, count] of byReason(agreed))
      lines.push(`- ${reason}${count > 1 ? ` (${count} cases)` : ''}`);
  }
  return `${lines.join('\n')}\n`;
}

/** What an earlier run wrote about a suite, if it ran at the same commit. */
export function lineOf({ name, commit }: Suite, page: string): string | undefined {
  const line = page.split('\n').find((one) => one.startsWith(`| [${name}](`));
  return line?.includes(`| ${commit && `\`${commit.slice(0, 8)}\``} |`) && !line.includes('| not run: ')
    ? line
    : undefined;
}

const row = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function markdownRow(ran: Ran): string[] {
  const [, commit = '', ...rest] = rowOf(ran);
  const { name, about, repository, rules = `https://github.com/${repository}` } = ran.suite;
  const cells = [`[${name}](${rules})`, commit && `\`${commit}\``, about, ...rest];
  return [...cells, ...Array.from({ length: heads.length + 1 - cells.length }, () => '')];
}

function byReason(agreed: Agreed): Map<string, number> {
  const counts = new Map<string, number>();
  for (const reason of Object.values(agreed)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}
