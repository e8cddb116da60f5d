/** What the settings of a site say of the lab as a whole. */
import { type Item, isItem, listIn } from '../../../features/imports/entries/item.ts';
import { itemAt, textAt } from '../jekyll/values.ts';
import { blocksIn } from './blocks.ts';
import type { HugoSite } from './hugo-site.ts';

interface Facts {
  name: string;
  description: string;
  email: string;
  links: ReadonlyMap<string, string>;
}

export function factsOf(site: HugoSite): Facts {
  const { config, params, documents } = site;
  const identity = itemAt(itemAt(params, 'hugoblox'), 'identity');
  const seo = itemAt(itemAt(params, 'marketing'), 'seo');
  const contacts = documents
    .flatMap((document) => blocksIn(document))
    .filter(({ kind }) => /^contact/.test(kind))
    .flatMap(({ content, data }) => [content, data]);
  const first = (name: string, ...of: Item[]) => of.map((one) => textAt(one, name)).find(Boolean) ?? '';
  const twitter = first('twitter', params, seo, itemAt(identity, 'social'));
  const links = [params, ...contacts].flatMap((of) => listIn(of.contact_links).filter(isItem));
  return {
    name: textAt(config, 'title') || textAt(identity, 'organization', 'name') || textAt(seo, 'org_name'),
    description:
      textAt(identity, 'description', 'tagline') ||
      textAt(params, 'description') ||
      textAt(seo, 'description'),
    email: first('email', params, ...contacts),
    links: new Map([
      ...links.flatMap((link) => {
        const address = textAt(link, 'link', 'url');
        return /^https?:/.test(address) ? [[networkIn(link), address] as const] : [];
      }),
      ...(twitter ? [['twitter', twitter] as const] : []),
    ]),
  };
}

const networkIn = (link: Item) => textAt(link, 'icon').replace(/^.*\//, '') || textAt(link, 'name');
