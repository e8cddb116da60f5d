/** The files of a site made with Hugo, as its texts and front matter name them. */
import { decoded } from '@lab/contract/lib/decoded';
import { isPdfPath, isPicturePath } from '../fates.ts';
import { addressOfPath } from '../jekyll/text-context.ts';
import { itemAt, textAt } from '../jekyll/values.ts';
import { isIndex } from './addresses.ts';
import type { Document, HugoSite } from './hugo-site.ts';

/** Where the site, its templates and its older ones look for a file. */
const folders = ['static/', 'assets/media/', 'assets/', 'static/img/', 'static/media/', 'assets/images/', ''];

const nowhere = 'http://site.invalid';

/** An address without the site's own beginning; undefined for one of another site. */
export function addressHere({ address, base }: HugoSite, target: string, from = '/'): URL | undefined {
  const here = address && target.startsWith(`${address}/`) ? target.slice(address.length) : target;
  if (/^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(here) || !URL.canParse(here, nowhere + from)) return undefined;
  const url = new URL(here, nowhere + from);
  if (base && url.pathname.startsWith(`${base}/`)) url.pathname = url.pathname.slice(base.length);
  return url;
}

/** The file of the site that an address names; undefined for a page. */
export function fileAt(site: HugoSite, target: string, document?: Document): string | undefined {
  const { source, contentOf, language } = site;
  const url = target && addressHere(site, target, document?.addresses[0]);
  if (!url) return undefined;
  const rooted = addressHere(site, target)?.pathname ?? '';
  const has = (path: string) => (source.files.has(path) ? path : undefined);
  const places = [rooted, url.pathname].map((pathname) => (decoded(pathname) ?? pathname).slice(1));
  const [plain = ''] = places;
  const beside = document && !target.startsWith('/') ? has(document.folder + plain) : undefined;
  return (
    beside ??
    places
      .flatMap((place) => [...folders, contentOf(language)].map((folder) => has(folder + place)))
      .find(Boolean)
  );
}

/** Notes the file as one that the record names. */
export function named(files: Map<string, string>, path: string | undefined): string {
  if (!path) return '';
  files.set(addressOfPath(path), path);
  return addressOfPath(path);
}

/** The picture of a document: the one that it names, or the one beside it of a known name. */
export function pictureOf(site: HugoSite, document: Document, names = /featured|cover/): string | undefined {
  const { data, folder, place } = document;
  const said =
    textAt(itemAt(data, 'image'), 'filename') ||
    textAt(data, 'image', 'image_preview', 'img', 'thumbnail', 'picture', 'portrait', 'photo') ||
    textAt(itemAt(data, 'header'), 'image');
  const found = said && fileAt(site, said, document);
  if (found && isPicturePath(found)) return found;
  const beside = isIndex(place) ? picturesIn(site, folder) : [];
  return beside.find((path) => names.test(path.slice(folder.length).toLowerCase()));
}

export const picturesIn = ({ filesIn }: HugoSite, folder: string): string[] =>
  (filesIn.get(folder) ?? []).filter(isPicturePath);

/** Of a link in the front matter: a file of the site that can be kept, or an address. */
export interface Target {
  file?: string;
  address?: string;
}

export function targetOf(site: HugoSite, written: string, document: Document): Target {
  if (!written || written === '#') return {};
  const file = fileAt(site, written, document);
  if (file && (isPdfPath(file) || isPicturePath(file))) return { file };
  if (/^(?:https?:\/\/|mailto:)/i.test(written)) return { address: written };
  if (written.startsWith('//')) return { address: `https:${written}` };
  const url = addressHere(site, file ? addressOfFile(file) : written);
  return url ? { address: site.address + url.pathname + url.search + url.hash } : {};
}

/** Its address on the old site. */
const addressOfFile = (path: string) => addressOfPath(path.replace(/^(?:static|assets|content)\//, ''));
