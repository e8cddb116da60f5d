/** What shortcodes and links of one document mean. */
import { longestText } from '@lab/contract/core/markdown/limits';
import { isPdfPath, isPicturePath } from '../fates.ts';
import { addressOfPath, type Converted } from '../jekyll/text-context.ts';
import { itemAt, textAt } from '../jekyll/values.ts';
import { labText } from '../texts/lab-text.ts';
import { type ShortcodeContext, withFormulas, withoutShortcodes } from '../texts/shortcodes.ts';
import { addressHere, fileAt, picturesIn } from './files.ts';
import type { Document, HugoSite } from './hugo-site.ts';

export function convert(site: HugoSite, document: Document, body = document.body): Converted {
  const files = new Map<string, string>();
  const remarks: string[] = [];
  const context = contextOf(site, document);
  const hasFormulas = saysMath(site, document);
  const text = labText(body, {
    withoutTags(tags) {
      const { text, left } = withoutShortcodes(tags, context);
      return { text: hasFormulas ? outsideOfCode(text, withFormulas) : text, left };
    },
    resolve(target) {
      const url = addressHere(site, target, document.addresses[0]);
      if (!url) return target;
      const found = fileAt(site, target, document);
      if (found && (isPicturePath(found) || isPdfPath(found))) {
        files.set(addressOfPath(found), found);
        return addressOfPath(found);
      }
      if (!found) return url.pathname + url.search + url.hash;
      remarks.push(`it links to ${found}, and the site keeps only pictures and PDFs`);
      return site.address + url.pathname;
    },
  });
  if (text.markdown.length > longestText) remarks.push(`only the first ${longestText} characters come in`);
  return { ...text, remarks: [...text.remarks, ...remarks], files };
}

function contextOf(site: HugoSite, document: Document): ShortcodeContext {
  const said = ({ addresses: [address = ''], data, name }: Document) => ({
    address,
    title: textAt(data, 'title') || name,
  });
  return {
    page(reference) {
      const [path = '', mark] = reference.split('#');
      const found = pageAt(site, path, document);
      return found && { ...said(found), address: `${said(found).address}${mark ? `#${mark}` : ''}` };
    },
    person(name) {
      const found = site.documents.find((one) => one.section === 'authors' && one.name === name);
      return found && said(found);
    },
    album(name) {
      const folders = name
        ? [
            `${document.folder}${name}/`,
            `assets/media/albums/${name}/`,
            `static/img/${name}/`,
            `assets/media/${name}/`,
          ]
        : [`${document.folder}gallery/`];
      const pictures = folders.map((folder) => picturesIn(site, folder)).find(({ length }) => length > 0);
      return (pictures ?? []).map((path) => `/${path}`);
    },
    param: (name) =>
      textAt(document.data, name.toLowerCase()) || textAt(site.params, name.toLowerCase()) || undefined,
  };
}

/** By its file, its place or its address. */
function pageAt({ documents, byAddress }: HugoSite, path: string, from: Document): Document | undefined {
  const place = path.replace(/^\//, '').replace(/(?<!\/)\/+$/, '');
  const beside = from.place.slice(0, from.place.lastIndexOf('/') + 1) + place;
  const byPlace = (wanted: string) =>
    documents.find((one) =>
      [wanted, `${wanted}.md`, `${wanted}/index.md`, `${wanted}/_index.md`].includes(one.place),
    );
  const named = place.includes('/')
    ? undefined
    : documents.find(({ name }) => name === place.replace(/\.md$/, ''));
  return byAddress.get(`/${place}/`) ?? byPlace(place) ?? byPlace(beside) ?? named;
}

function saysMath({ params }: HugoSite, { data }: Document): boolean {
  const inFeatures = textAt(itemAt(itemAt(params, 'features'), 'math'), 'enable');
  const inContent = textAt(itemAt(itemAt(itemAt(params, 'hugoblox'), 'content'), 'math'), 'enable');
  return [textAt(data, 'math') || textAt(params, 'math'), inFeatures, inContent].includes('true');
}

/** Between the fences of a block of code everything stays as it is. */
function outsideOfCode(text: string, change: (text: string) => string): string {
  const parts = text.split(/^( {0,3}```[^\n]*$)/m);
  let isCode = false;
  return parts
    .map((part, at) => {
      if (at % 2 === 1) isCode = !isCode;
      return at % 2 === 1 || isCode ? part : change(part);
    })
    .join('');
}
