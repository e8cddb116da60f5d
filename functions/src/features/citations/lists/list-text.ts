import { plainText } from '@lab/contract/features/citations/styles';
import type { WorksList } from './works-list.ts';

export function listAsText({ title, layout, sections, from, rest }: WorksList): string {
  const paragraphs = sections.flatMap(({ heading, works }) => [
    heading,
    ...works.map(({ runs }, at) => `${layout === 'numbered' ? `${at + 1}. ` : ''}${plainText(runs)}`),
  ]);
  const end = rest ? `${rest.text} ${rest.address}` : '';
  const all = [title, `${from.text} ${from.address}`, ...paragraphs, end];
  return `${all.filter(Boolean).join('\n\n')}\n`;
}
