/** The list as a Word file. */
import { type Block, pointer } from '../../../core/downloads/document.ts';
import { asDocx } from '../../../core/downloads/docx.ts';
import type { WorksList } from './works-list.ts';

export function listAsDocx({ title, locale, layout, sections, from, rest }: WorksList): Promise<Buffer> {
  const works = sections.flatMap(({ heading, works }): Block[] => [
    ...(heading ? [{ kind: 'heading' as const, level: 1 as const, text: heading }] : []),
    { kind: 'list', numbered: layout === 'numbered', entries: works.map(({ runs }) => runs) },
  ]);
  const { host } = new URL(from.address);
  const blocks = [pointer(from), ...works, ...(rest ? [pointer(rest)] : [])];
  return asDocx({ title, locale, creator: host, blocks });
}
