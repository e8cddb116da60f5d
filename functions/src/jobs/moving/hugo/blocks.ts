/** The sections of a page: blocks of its front matter or, on older sites, a file for each. */
import { type Item, isItem, listIn } from '../../../features/imports/entries/item.ts';
import { itemAt, textAt, textsAt } from '../jekyll/values.ts';
import { listIn as linkToList } from '../texts/tag-parts.ts';
import type { Document } from './hugo-site.ts';

export interface Block {
  /** `markdown`, `people`, `collection`. */
  kind: string;
  data: Item;
  /** The settings of newer sites, and of some of the older ones, are one level deeper. */
  content: Item;
  body: string;
}

export const blocksIn = ({ data, parts }: Pick<Document, 'data' | 'parts'>): Block[] => [
  ...listIn(data.sections)
    .filter(isItem)
    .filter((section) => textAt(section, 'demo') !== 'true')
    .map((section) => ({
      kind: textAt(section, 'block'),
      data: section,
      content: itemAt(section, 'content'),
      body: '',
    })),
  ...parts.filter(isShown).sort(byWeight).map(blockOf),
];

export const blockOf = ({ data, body }: Document): Block => ({
  kind: textAt(data, 'widget'),
  data,
  content: itemAt(data, 'content'),
  body,
});

/** Files beside a page are its sections where they name a widget. */
export const isShown = ({ data }: Document) =>
  textAt(data, 'widget') !== '' && textAt(data, 'active') !== 'false';

const byWeight = (one: Document, other: Document) => weightOf(one) - weightOf(other);
const weightOf = ({ data }: Document) => Number(textAt(data, 'weight')) || 0;

/** What a block draws that is a list here: `team`, `publications`; empty for a text. */
export function listOfBlock({ kind, data, content }: Block): string {
  if (/^(?:people|team)/.test(kind)) return 'team';
  if (/^portfolio|^projects/.test(kind)) return 'projects';
  if (/^(?:posts|recent_posts|news)/.test(kind)) return 'news';
  if (/^publications/.test(kind)) return 'publications';
  if (/^(?:talks|events)/.test(kind)) return 'events';
  if (!/^(?:collection|pages|featured|list)/.test(kind)) return '';
  const [folder = ''] = textsAt(itemAt(content, 'filters'), 'folders');
  const of = textAt(content, 'page_type') || folder || textAt(data, 'page_type') || 'post';
  if (/^publication/.test(of)) return 'publications';
  if (/^(?:event|talk)/.test(of)) return 'events';
  if (/^project/.test(of)) return 'projects';
  return /^(?:post|blog|news)/.test(of) ? 'news' : '';
}

/** They draw what comes in elsewhere: a person, tags, a field for a search. */
const drawnElsewhere = /^(?:about|resume|biography|tag_cloud|tags|search|author)/;

/** What the block says, as Markdown of the site; `withLists` names the lists that it draws by links. */
export function textOfBlock(block: Block, { withLists }: { withLists: boolean }): string {
  const { kind, data, content, body } = block;
  const said = (name: string) => textAt(content, name) || textAt(data, name);
  const title = said('title').replace(/\n\s*/g, ' ');
  const list = listOfBlock(block);
  const pieces = [
    said('subtitle'),
    said('text'),
    body.trim(),
    ...itemsOf(block),
    buttonOf(content),
    buttonOf(data),
  ];
  if (/^contact/.test(kind)) pieces.push(contactOf(content, data));
  const link = list && withLists ? (linkToList(list) ?? '').trim() : '';
  const text = [...pieces, link].filter(Boolean).join('\n\n');
  if (!text || (list && !withLists) || (drawnElsewhere.test(kind) && !body.trim())) return '';
  return title ? `## ${title}\n\n${text}` : text;
}

function itemsOf({ content, data }: Block): string[] {
  const lists = ['items', 'item', 'slides', 'features', 'feature', 'stats', 'experience', 'feature_icon'];
  return [content, data].flatMap((of) =>
    lists.flatMap((name) =>
      listIn(of[name])
        .filter(isItem)
        .map((item) => {
          const title = textAt(item, 'title', 'name', 'statistic', 'question');
          const more = ['company', 'organization', 'date_start', 'date_end'].map((part) =>
            textAt(item, part),
          );
          const text = textAt(item, 'description', 'content', 'text', 'answer');
          const heading = title && `### ${title.replace(/\n\s*/g, ' ')}`;
          return [heading, more.filter(Boolean).join(', '), text, buttonOf(item)]
            .filter(Boolean)
            .join('\n\n');
        }),
    ),
  );
}

function buttonOf(of: Item): string {
  const inner = [itemAt(of, 'button'), itemAt(of, 'cta'), itemAt(of, 'link')].find((one) =>
    textAt(one, 'url'),
  );
  const address = inner ? textAt(inner, 'url') : textAt(of, 'cta_url', 'cta_link');
  const words = inner ? textAt(inner, 'text', 'label') : textAt(of, 'cta_label', 'cta_text');
  return address ? `[${words || address}](<${address}>)` : '';
}

/** Older sites have the address and the hours in the settings of the site. */
export function contactOf(...of: Item[]): string {
  const first = (name: string) => of.map((one) => textAt(one, name)).find(Boolean) ?? '';
  const address = of.map((one) => itemAt(one, 'address')).find((one) => textAt(one, 'street', 'city')) ?? {};
  const place = ['street', 'city', 'region', 'postcode', 'country'].map((part) => textAt(address, part));
  const email = first('email');
  const hours = of.map((one) => textsAt(one, 'office_hours')).find(({ length }) => length > 0) ?? [];
  const links = of.flatMap((one) => listIn(one.contact_links).filter(isItem));
  return [
    place.filter(Boolean).join(', '),
    email && `[${email}](<mailto:${email}>)`,
    first('phone'),
    first('directions'),
    ...hours,
    ...links.map((link) => `[${textAt(link, 'name')}](<${textAt(link, 'link')}>)`),
  ]
    .filter(Boolean)
    .join('\n\n');
}
