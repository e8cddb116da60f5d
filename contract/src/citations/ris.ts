import type { Citation } from './csl.ts';
import { fieldsInFormat } from './metadata.ts';
import { familyFirst } from './names.ts';

/** Each field is one line, so line breaks inside a value are replaced. */
function line(tag: string, value: string | undefined): string {
  const said = value?.replace(/\s+/g, ' ').trim();
  return said ? `${tag}  - ${said}\r\n` : '';
}

export function ris(citation: Citation): string {
  const { id, authors, issued } = citation;
  const [year, ...rest] = issued;
  const [month = '', day = ''] = rest.map((part) => String(part).padStart(2, '0'));
  return [
    line('TY', 'JOUR'),
    line('ID', id),
    ...fieldsInFormat('ris', citation, (tag, text) => [line(tag, text)], {
      authors: authors.map((author) => line('AU', familyFirst(author))),
      publicationDate: [
        line('PY', year?.toString()),
        line('DA', year === undefined ? undefined : `${year}/${month}/${day}/`),
      ],
    }),
    'ER  - \r\n',
  ].join('');
}
