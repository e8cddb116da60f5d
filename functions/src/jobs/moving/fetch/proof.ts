/** Whoever moves a site in has to show that it is theirs: by a file on it, or a line in its DNS. */
import { randomBytes } from 'node:crypto';
import { resolveTxt } from 'node:dns/promises';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Get } from './site-get.ts';

export interface Proof {
  /** The line that has to be there. */
  line: string;
  file: string;
  record: string;
}

const filePath = '.well-known/lab-move-in.txt';
const largest = 10_000;
const milliseconds = 15_000;

/** The line is kept, so that the same command finds what it asked for. */
export async function proofOf(site: URL, keptIn: string): Promise<Proof> {
  const kept = await readFile(keptIn, 'utf8').catch(() => '');
  const line = /^lab-move-in=[\da-f]{32}$/.test(kept)
    ? kept
    : `lab-move-in=${randomBytes(16).toString('hex')}`;
  if (line !== kept) {
    await mkdir(dirname(keptIn), { recursive: true, mode: 0o700 });
    await writeFile(keptIn, line, { mode: 0o600 });
  }
  return { line, file: new URL(filePath, site).href, record: `_lab-move-in.${site.hostname}` };
}

/** A site below a folder of its host proves only that folder, so its own record does not count for it. */
export async function isProved(
  site: URL,
  { line, file, record }: Proof,
  get: Get,
  txt: (name: string) => Promise<string[][]> = resolveTxt,
): Promise<boolean> {
  const { status, location, bytes } = await get(new URL(file), { largest, milliseconds });
  const { origin } = location && URL.canParse(location, file) ? new URL(location, file) : site;
  if (status >= 300 && status < 400 && origin !== site.origin)
    throw new Error(`${site.origin} leads to ${origin}. Please give that address.`);
  if (status === 200 && bytes.toString('utf8').trim() === line) return true;
  if (site.pathname !== '/') return false;
  const records = await txt(record).catch(() => []);
  return records.some((parts) => parts.join('').trim() === line);
}

export const sayProof = ({ line, file, record }: Proof, site: URL): string =>
  [
    `Please show that ${site.href} is yours. Put this line`,
    `  ${line}`,
    `into the file ${file}${site.pathname === '/' ? `, or into a TXT record of the name ${record}` : ''}.`,
    'Then use the same command again.',
  ].join('\n');
