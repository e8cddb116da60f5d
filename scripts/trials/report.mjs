// What a trial has found, in the terminal and in docs/trials.md.
import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { root } from '../paths.mjs';

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string} found
 * @property {string[]} [wrong] sentences; none if it is as promised
 */
/**
 * @typedef {object} Trial
 * @property {string} title
 * @property {string} about what is promised, as the page says it
 * @property {(asked: Record<string, string>) => Promise<Row[]>} run
 */

/** @param {Row} row */
const faultsOf = ({ wrong = [] }) => wrong;

/** @param {Row[]} rows */
export const isFine = (rows) => rows.length > 0 && rows.every((row) => faultsOf(row).length === 0);

const shown = 10;

/** @param {Row[]} rows */
export function table(rows) {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .flatMap((row) => [
      `${row.what.padEnd(width)}  ${row.found}`,
      ...faultsOf(row)
        .slice(0, shown)
        .map((sentence) => `${' '.repeat(width)}  WRONG: ${sentence}`),
    ])
    .join('\n');
}

const gigabyte = 2 ** 30;

function machine() {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const memory = Math.round(totalmem() / gigabyte);
  return `on ${cpus().length} cores with ${memory} GB, at commit \`${commit.trim()}\``;
}

/** @param {string} text */
const cell = (text) => text.replaceAll('|', String.raw`\|`);

/**
 * The page with this trial in place of what it said of it before.
 * @param {string} page
 * @param {Pick<Trial, 'title' | 'about'>} trial
 * @param {string} command
 * @param {Row[]} rows
 * @param {string} [where]
 */
export function withTrial(page, { title, about }, command, rows, where = machine()) {
  const part = [
    `## ${title}`,
    '',
    about,
    '',
    `\`${command}\`, ${where}:`,
    '',
    '| what | found |',
    '| --- | --- |',
    ...rows.map((row) => {
      const faults = faultsOf(row).map((sentence) => ` **Wrong:** ${sentence}`);
      return `| ${cell(row.what)} | ${cell([row.found, ...faults].join(''))} |`;
    }),
    '',
  ].join('\n');
  const [head = '', ...parts] = page.split(/^(?=## )/m);
  const at = parts.findIndex((one) => one.startsWith(`## ${title}\n`));
  const others = parts.map((one, index) => (index === at ? part : one));
  return [head.trimEnd(), ...(at < 0 ? [...parts, part] : others)]
    .map((one) => one.trimEnd())
    .join('\n\n')
    .concat('\n');
}

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

/** @param {number} count @param {string} one @param {string} [many] */
export const counted = (count, one, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
