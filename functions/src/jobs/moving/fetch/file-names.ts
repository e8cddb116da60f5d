/** The files that addresses become, as `wget` names them, so that the reader of pages finds them again. */
import { decoded } from '@lab/contract/lib/decoded';

const unsafe = /[\p{Cc}\\/:*?"<>|]|^\.{1,2}$|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;
const longestPart = 150;
const mostParts = 18;

const endings: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'image/svg+xml': '.svg',
  'image/avif': '.avif',
  'image/tiff': '.tif',
  'application/pdf': '.pdf',
};

export const isPageType = (type: string) => type === 'text/html' || type === 'application/xhtml+xml';

export const isKeptType = (type: string) => isPageType(type) || type in endings;

/** Below the folder of the host; undefined where no system takes the name. */
export function fileFor({ pathname, search }: URL, type: string): string | undefined {
  const parts = pathname.split('/').slice(1);
  const last = parts.pop() ?? '';
  const query = decoded(search) ?? search;
  const stem = decoded(last) ?? last;
  const name = `${stem || 'index.html'}${query}`;
  const ending = isPageType(type) ? '.html' : (endings[type] ?? '');
  const sameKind = isPageType(type)
    ? /\.(?:x?html?|shtml)$/i
    : type === 'image/jpeg'
      ? /\.jpe?g$/i
      : /\.tiff?$/i;
  const isNamed = name.toLowerCase().endsWith(ending) || sameKind.test(name);
  const all = [...parts.map((part) => decoded(part) ?? part), isNamed ? name : `${name}${ending}`];
  const isSafe = all.every(
    (part, at) =>
      part !== '' &&
      Buffer.byteLength(part) <= longestPart &&
      !unsafe.test(at === all.length - 1 && process.platform !== 'win32' ? part.replaceAll('?', '') : part) &&
      !part.includes('/'),
  );
  return isSafe && all.length <= mostParts ? all.join('/') : undefined;
}
