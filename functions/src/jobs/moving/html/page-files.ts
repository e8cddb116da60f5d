/** Which files of a folder are pages of HTML, and the addresses that they had. */
import { decoded } from '@lab/contract/lib/decoded';

/** As `wget` leaves them, also `index.php?page=2`, and without an ending. */
const mayBePage =
  /(?:^|\/)[^./][^/]*\.(?:x?html?|shtml|php\d?|aspx?|jsp|cgi)(?:\?[^/]*)?$|(?:^|\/)[^./?]+(?:\?[^/]*)?$/i;

export const isMaybePage = (path: string) => mayBePage.test(path);

/** Programs such as PHP begin otherwise, also where their files end like pages. */
export const isHtml = (text: string) =>
  !/^\s*<\?php/.test(text.slice(0, 200)) &&
  /<(?:!doctype\s+html|html|head|body|title|meta|main|h1)\b/i.test(text.slice(0, 5_000));

const encodedPart = (part: string) =>
  encodeURIComponent(part).replace(/[()'!*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Undefined where the address has a question mark, which no redirect has. */
export function addressOf(path: string): string | undefined {
  if (path.includes('?')) return undefined;
  const whole = `/${path.split('/').map(encodedPart).join('/')}`;
  return whole.replace(/(?<=\/)index\.[a-z]{3,5}$/i, '');
}

const pageEndings = ['.html', '.htm', '.php', '.xhtml'];
/** Of addresses with a query, `wget` and our own fetch add what the file is. */
const askedEndings = ['', '.html', '.png', '.jpg', '.gif', '.webp', '.svg', '.avif', '.pdf'];

/** The file that an address means, as web servers and `wget` have it. */
export function fileFinder(paths: Iterable<string>) {
  const all = new Set(paths);
  return (pathname: string, search = ''): string | undefined => {
    const path = (decoded(pathname) ?? pathname).replace(/^\/+/, '');
    const query = decoded(search) ?? search;
    const stem = path.replace(/(?<!\/)\/+$/, '');
    const within = stem ? `${stem}/` : '';
    const asked = query
      ? [path, `${within}index.html`].flatMap((one) => askedEndings.map((ending) => one + query + ending))
      : [];
    const named = pageEndings.flatMap((ending) => [`${stem}${ending}`, `${within}index${ending}`]);
    const wanted = [...asked, stem, ...named];
    return wanted.find((one) => all.has(one));
  };
}
