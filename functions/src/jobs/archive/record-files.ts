/** How a record looks as a file for people and other programs. */
import { firstField, wordsIn } from '@lab/contract/core/content/field';
import type { Declaration } from '@lab/contract/core/content/kind';

/** The field of the long text, and that of the same text in Markdown. */
export function bodyOf({ fields }: Declaration): [string?, string?] {
  const [formatted] = wordsIn(fields);
  if (formatted) return [formatted.words, formatted.markdown];
  return [(firstField(fields, 'markdown') ?? firstField(fields, 'prose'))?.[0]];
}

/** Readable, the same each time, and not the name of another record. */
export function fileName(title: string, id: string): string {
  const words = title.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').normalize('NFC');
  const start = words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return [[...start].slice(0, 60).join(''), id]
    .filter(Boolean)
    .join('-')
    .replace(/[^\p{L}\p{N}_-]/gu, '_');
}
