import type { ListedRun } from '@lab/contract/features/citations/lists/listed-works';
import { element, escapeXml } from '../../../core/http/xml.ts';
import type { WorksList } from './works-list.ts';

/** Plain HTML without styles, because people copy it into their own documents. */
export function listAsHtml({ title, language, layout, sections, from, rest }: WorksList): string {
  const isNumbered = layout === 'numbered';
  const works = sections.flatMap(({ heading, works }) => [
    heading && element('h2', heading),
    isNumbered ? '<ol>' : '',
    ...works.map(({ runs }) => {
      const written = runs.map(runAsHtml).join('');
      return isNumbered ? `<li dir="auto">${written}</li>` : `<p dir="auto">${written}</p>`;
    }),
    isNumbered ? '</ol>' : '',
  ]);
  return [
    `<!doctype html><html lang="${escapeXml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `${element('title', title)}</head><body>`,
    `<h1 dir="auto">${escapeXml(title)}</h1>`,
    pointer(from),
    ...works,
    rest ? pointer(rest) : '',
    '</body></html>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

const pointer = ({ text, address }: WorksList['from']) =>
  `<p>${escapeXml(text)} ${linkTo(address, escapeXml(address))}</p>`;

const linkTo = (href: string, written: string) => `<a href="${escapeXml(href)}">${written}</a>`;

function runAsHtml({ text, italic, bold, href }: ListedRun): string {
  const inItalics = italic ? element('i', text) : escapeXml(text);
  const written = bold ? `<b>${inItalics}</b>` : inItalics;
  return href ? linkTo(href, written) : written;
}
