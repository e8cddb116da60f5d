import type { Citation } from './csl.ts';
import { familyFirst } from './names.ts';

/** Each field is one line, so line breaks inside a value are replaced. */
function line(tag: string, value: string | undefined): string {
  const said = value?.replace(/\s+/g, ' ').trim();
  return said ? `${tag}  - ${said}\r\n` : '';
}

export function ris({ id, title, journal, doi, abstract, authors, issued, url }: Citation): string {
  const [year, ...rest] = issued;
  const [month = '', day = ''] = rest.map((part) => String(part).padStart(2, '0'));
  return [
    line('TY', 'JOUR'),
    line('ID', id),
    line('TI', title),
    ...authors.map((author) => line('AU', familyFirst(author))),
    line('T2', journal),
    line('PY', year?.toString()),
    line('DA', year === undefined ? undefined : `${year}/${month}/${day}/`),
    line('DO', doi),
    line('UR', url),
    line('AB', abstract),
    'ER  - \r\n',
  ].join('');
}
