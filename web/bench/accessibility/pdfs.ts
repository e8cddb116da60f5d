/**
 * The look into PDFs against the corpus of veraPDF. The name of a file says which rule it keeps or breaks:
 * what breaks a rule that the look claims must have its remark, and what keeps PDF/UA must have none.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PdfFlaw } from '@lab/contract/features/pdfs/look';
import { lookIntoPdf } from '../../src/lib/look-into-pdf.ts';
import { tableOf } from './table.ts';

const claims: readonly (readonly [PdfFlaw, part: string, rule: string])[] = [
  ['untagged', 'PDF_UA-1', '7.1-t11'],
  ['untagged', 'PDF_UA-2', '8.2.1-t01'],
  ['untagged', 'PDF_A-1a', '6-8-2-2-t01'],
  ['untagged', 'PDF_A-1a', '6-8-3-3-t01'],
  ['untagged', 'PDF_A-2a', '6-7-2-2-t01'],
  ['untagged', 'PDF_A-2a', '6-7-3-3-t01'],
  ['noTitle', 'PDF_UA-1', '7.1-t08'],
  ['noTitle', 'PDF_UA-1', '7.1-t09'],
  ['noTitle', 'PDF_UA-2', '8.11.1-t01'],
  ['noLanguage', 'PDF_UA-1', '7.2-t29'],
  ['noLanguage', 'PDF_UA-1', '7.2-t34'],
  ['noLanguage', 'PDF_UA-2', '8.4.4-t02'],
  ['noLanguage', 'PDF_A-1a', '6-8-4-t01'],
  ['noLanguage', 'PDF_A-2a', '6-7-4-t01'],
];
const keepsUa = /^PDF_UA-\d\/.*-pass-\w+\.pdf$/;

export async function measure(folder: string): Promise<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.pdf'))
    .sort();
  const found = new Map<string, readonly PdfFlaw[]>();
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    found.set(file, (await lookIntoPdf(new File([bytes], basename(file)))) ?? []);
  }
  const differ: string[] = [];
  const count = (some: readonly string[], flaw: PdfFlaw, isThere: boolean) => {
    const others = some.filter((file) => found.get(file)?.includes(flaw) !== isThere);
    differ.push(...others.map((file) => `${flaw} ${basename(file)}: ${isThere ? 'no remark' : 'a remark'}`));
    return `${some.length - others.length} of ${some.length}`;
  };
  const rows = claims.map(([flaw, part, rule]) => {
    const of = (outcome: string) =>
      files.filter((file) => file.startsWith(`${part}/`) && file.includes(`${rule}-${outcome}-`));
    return [
      flaw,
      `${part.replace('_', '/')} ${rule}`,
      count(of('fail'), flaw, true),
      count(of('pass'), flaw, false),
    ];
  });
  rows.push(['unreadable', 'All files', '', count(files, 'unreadable', false)]);
  const kept = files.filter((file) => keepsUa.test(file));
  const flaws = ['unreadable', 'noText', 'untagged', 'noTitle', 'noLanguage'] as const;
  const all = flaws.map((flaw) => [flaw, 'All that keep PDF/UA', '', count(kept, flaw, false)]);
  const head = ['Remark', 'Rule', 'Broken and found', 'Kept and silent'];
  return [
    tableOf(head, [...rows, ...all]),
    '',
    'Where the look says something else:',
    ...new Set(differ),
  ].join('\n');
}
