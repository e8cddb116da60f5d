/** What template tags and links of one document mean. */

import { longestText } from '@lab/contract/core/markdown/limits';
import { decoded } from '@lab/contract/lib/decoded';
import { isPdfPath, isPicturePath } from '../fates.ts';
import { labText, type MovedText } from '../texts/lab-text.ts';
import { type TagContext, withoutTags } from '../texts/template-tags.ts';
import type { Document } from './documents.ts';
import type { JekyllSite } from './jekyll-site.ts';
import { textAt } from './values.ts';

export interface Converted extends MovedText {
  files: Map<string, string>;
}

export function convert(site: JekyllSite, document: Document, body = document.body): Converted {
  const files = new Map<string, string>();
  const remarks: string[] = [];
  const [address = '/'] = document.addresses;
  const context: TagContext = {
    valueOf(name) {
      const [of, field = '', more] = name.split('.');
      if (name === 'site.baseurl' || name === 'site.url') return '';
      if ((of !== 'site' && of !== 'page') || !field || more !== undefined) return undefined;
      return textAt(of === 'site' ? site.config : document.data, field);
    },
    addressOf: (file) => site.addressesByFile.get(file.replace(/^\//, '')),
    citation: (key) => site.citations.get(key),
  };
  const text = labText(body, {
    withoutTags: (tags) => withoutTags(tags, context),
    resolve(target) {
      if (/^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(target) && !target.startsWith(`${site.address}/`))
        return target;
      const found = fileAt(site, target, address);
      if (found === undefined) return target && pathOn(site, target, address);
      if (isPicturePath(found) || isPdfPath(found)) {
        files.set(addressOfPath(found), found);
        return addressOfPath(found);
      }
      remarks.push(`it links to ${found}, and the site keeps only pictures and PDFs`);
      return site.address + addressOfPath(found);
    },
  });
  if (text.markdown.length > longestText) remarks.push(`only the first ${longestText} characters come in`);
  return { ...text, remarks: [...text.remarks, ...remarks], files };
}

export const addressOfPath = (path: string) => `/${encodeURI(path).replace(/[()]/g, escape)}`;

/** The file of the site that an address names; undefined for a page. */
export function fileAt(
  { source, address: origin, base }: JekyllSite,
  target: string,
  from = '/',
): string | undefined {
  const here = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  // Front matter of lab-website-template names files from the root.
  for (const start of [from, '/']) {
    const pathname = urlOf(here, start)?.pathname ?? '';
    const path = decoded(pathname) ?? pathname;
    const names = [path, path.startsWith(`${base}/`) ? path.slice(base.length) : path];
    for (const name of names) if (source.files.has(name.slice(1))) return name.slice(1);
  }
  return undefined;
}

/** Redirects lead on from there. */
function pathOn({ address: origin, base }: JekyllSite, target: string, from: string): string {
  const here = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  const url = urlOf(here, from);
  if (!url) return target;
  const path = base && url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname;
  return path + url.search + url.hash;
}

const nowhere = 'http://site.invalid';
const urlOf = (target: string, from: string) =>
  URL.canParse(target, nowhere + from) ? new URL(target, nowhere + from) : undefined;
