/**
 * The texts about the lab, as the editor writes them. `details` has their plain words, for programs that know
 * no Markdown.
 */

import { limits } from '@lab/contract/api/limits';
import { type LabBlockName, labBlockNames } from '@lab/contract/features/lab-info/blocks';
import type { LabBlock } from '@lab/contract/features/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { transact } from '../../core/data/firestore.ts';
import { requireUnchanged } from '../../core/data/unchanged.ts';
import { readLabInfo, type StoredLabInfo, writeLabInfo } from './lab-info-store.ts';

export const storedAs = {
  overView: 'overview',
  mission: 'mission',
  history: 'history',
  vision: 'vision',
} as const;

type Text = StoredLabInfo['formatted']['overview'];
type Written = Omit<LabBlock, 'formatted'> & { text?: Text };

/** Without a text where a program sent only the plain words. */
export async function writeBlocks(
  blocks: Partial<Record<LabBlockName, LabBlock | undefined>>,
): Promise<[LabBlockName, Written][]> {
  const found = labBlockNames.map(async (name): Promise<[LabBlockName, Written][]> => {
    const block = blocks[name];
    if (!block) return [];
    const { formatted, ...values } = block;
    if (formatted === undefined) return [[name, values]];
    if (formatted === '') return [[name, { ...values, text: { text: '', html: '' } }]];
    const { plainWords } = await import('@lab/contract/core/markdown/plain-words');
    const html = await draw(formatted, `${name}.formatted`);
    return [
      [name, { ...values, details: plainWords(formatted, limits.prose), text: { text: formatted, html } }],
    ];
  });
  return (await Promise.all(found)).flat();
}

/** Only admins write, and the parser is large. */
async function draw(text: string, name: string): Promise<string> {
  const { renderMarkdown } = await import('../../core/markdown/to-html.ts');
  return (await renderMarkdown(text, { name, label: labInfoTexts.details })).html;
}

/** After a change of the HTML that texts become. */
export function renderBlocks(): Promise<void> {
  return transact(async (tx) => {
    const labInfo = await readLabInfo(tx);
    if (Object.values(labInfo.formatted).every(({ text }) => text === '')) return;
    const drawn = Object.values(storedAs).map(async (name) => {
      const { text } = labInfo.formatted[name];
      return [name, { text, html: text && (await draw(text, name)) }];
    });
    writeLabInfo(tx, { ...labInfo, formatted: Object.fromEntries(await Promise.all(drawn)) });
  });
}

export function requireSameText({ text }: Text, seen: string | undefined): void {
  requireUnchanged({ text }, seen === undefined ? undefined : { text: seen });
}

/** A program that changes the plain words alone leaves no formatted text that says something else. */
export function changedBlocks(
  current: StoredLabInfo,
  written: readonly [LabBlockName, Written][],
): Partial<StoredLabInfo> {
  const changes: Partial<StoredLabInfo> = {};
  const formatted = { ...current.formatted };
  for (const [name, { text, ...values }] of written) {
    const key = storedAs[name];
    const before = current[key];
    changes[key] = { ...before, ...values };
    const isSame = changes[key].details === before.details;
    formatted[key] = text ?? (isSame ? formatted[key] : { text: '', html: '' });
  }
  return { ...changes, formatted };
}
