/**
 * References of which somebody has said the parts. What the reader of pages takes for certain has to be
 * right; all others are listed for a person and are no case.
 */
import { type Item, isItem, listIn } from '../../functions/src/features/imports/entries/item.ts';
import { referenceIn } from '../../functions/src/jobs/moving/html/works/reference.ts';
import { type Element, elementsIn, textIn } from '../../functions/src/test/html.ts';
import { type Fault, suite } from '../suite.ts';

/** The text of each part, by its name. */
type Parts = ReadonlyMap<string, string>;

const product = { referenceIn };

export const anystyle = suite({
  name: 'anystyle',
  part: 'In',
  about: 'references in the pages of an old site that are taken for certain',
  repository: 'inukshuk/anystyle',
  commit: 'c6f5fb2fa6e8ce9456ad1e1e88d6bba5f3d7731d',
  needs: 'nothing',
  product,
  planted: {
    referenceIn(entry) {
      const item = product.referenceIn(entry);
      return item && { ...item, title: item['container-title'] ?? '' };
    },
  },
  *cases({ files, product }) {
    for (const file of ['core', 'gold'])
      for (const [at, parts] of referencesIn(files.read(`res/parser/${file}.xml`)).entries()) {
        if (!['author', 'title', 'date'].every((name) => parts.has(name)) || !venueOf(parts)) continue;
        const item = product.referenceIn({
          lines: [[...parts.values()].join(' ')],
          title: '',
          hrefs: [],
          year: '',
        });
        if (item) yield { name: `${file} ${at + 1}`, fault: () => faultOf(item, parts) };
      }
  },
});

const referencesIn = (xml: string): Parts[] =>
  elementsIn(xml)
    .filter(({ tagName }) => tagName === 'sequence')
    .map((sequence) => {
      const parts = new Map<string, string>();
      for (const part of elementsOf(sequence))
        parts.set(part.tagName, [parts.get(part.tagName), textIn(part)].filter(Boolean).join(' '));
      return parts;
    });

const elementsOf = ({ childNodes }: Element) =>
  childNodes.filter((node): node is Element => 'tagName' in node);

const venueOf = (parts: Parts) => parts.get('journal') ?? parts.get('container-title');

function faultOf(item: Item, parts: Parts): Fault {
  const names = listIn(item.author).filter(isItem);
  const ours = names.flatMap((name) => Object.values(name)).join(' ');
  if (wordsOf(ours) !== wordsOf(parts.get('author') ?? ''))
    return `authors: ${ours}, not ${parts.get('author')}`;
  if (plain(item.title) !== plain(parts.get('title')))
    return `title: ${item.title}, not ${parts.get('title')}`;
  const venue = plain(item['container-title']);
  // A conference may keep its place, which people write in its name too.
  const isVenue = [venueOf(parts), `${venueOf(parts)} ${parts.get('location') ?? ''}`].some((one) =>
    plain(one).endsWith(venue),
  );
  if (!isVenue) return `venue: ${item['container-title']}, not ${venueOf(parts)}`;
  return parts.get('date')?.includes(String(item.issued))
    ? undefined
    : `year: ${item.issued}, not ${parts.get('date')}`;
}

/** Letters and digits alone, because a list of references has its own punctuation. */
const plain = (text: unknown) =>
  String(text)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Names have another order in a reference. */
const wordsOf = (names: string) =>
  names
    .split(/[^\p{L}\p{M}]+/u)
    .map(plain)
    .filter((word) => word && !['and', 'et', 'al', 'others', 'in'].includes(word))
    .sort()
    .join(' ');
