/** What in a text would keep somebody from reading it. Each remark says where, and which act mends it. */
import { headingLevels } from '@lab/contract/core/markdown/grammar';
import type { Mark, Node } from '@tiptap/pm/model';
import { byWords, type Passage, passagesIn } from './guess-language.ts';

interface Place {
  from: number;
  to: number;
}
type Said =
  | { rule: 'headingEmpty' | 'altNone' | 'altRepeats' | 'captions' }
  | { rule: 'headingSkips'; words: string; level: number; before: number; right: number }
  | { rule: 'headingLooks'; words: string; right: number }
  | { rule: 'linkWords' | 'linkAddress' | 'linkSame' | 'altFile'; words: string }
  | { rule: 'altLong'; count: number }
  | { rule: 'tableHead'; column: number }
  | { rule: 'passage'; words: string; language: string };
export type Remark = Said & Place;

/** More would be read by nobody. */
const most = 30;

export function checkText(doc: Node, language: string): Remark[] {
  const remarks: Remark[] = [...linksIn(doc)];
  let level = headingLevels[0] - 1;
  doc.descendants((node, from) => {
    const place = { from, to: from + node.nodeSize };
    if (node.type.name === 'heading') {
      remarks.push(...heading(node, level, place));
      if (node.textContent.trim()) level = Number(node.attrs.level);
    }
    if (node.type.name === 'paragraph') {
      if (looksLikeHeading(node, doc)) {
        const right = Math.min(Math.max(level, headingLevels[0]), 4);
        remarks.push({ rule: 'headingLooks', words: short(node.textContent), right, ...place });
      }
      remarks.push(...passages(node, from, language));
    }
    if (node.type.name === 'picture') remarks.push(...picture(node, place));
    if (node.type.name === 'table') remarks.push(...table(node, from));
  });
  return remarks.sort((one, other) => one.from - other.from).slice(0, most);
}

const short = (words: string) => (words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words);

/** A heading may be one level deeper than the one before it, and as high as the first one may be. */
function heading(node: Node, before: number, place: Place): Remark[] {
  const words = node.textContent.trim();
  if (!words) return [{ rule: 'headingEmpty', ...place }];
  const level = Number(node.attrs.level);
  return level > before + 1
    ? [{ rule: 'headingSkips', words: short(words), level, before, right: before + 1, ...place }]
    : [];
}

/** A short line of its own, all bold, that does not end like a sentence. */
function looksLikeHeading(node: Node, doc: Node): boolean {
  const words = node.textContent.trim();
  if (!words || words.length > 80 || /[.!?:;,]$/.test(words)) return false;
  if (!doc.children.includes(node)) return false;
  return node.children.every(
    (part) => !part.text?.trim() || part.marks.some(({ type }) => type.name === 'bold'),
  );
}

const sayNothing = new Set(
  'here,click here,this,this link,this page,link,more,read more,learn more,details,website,page,download,go,open,hier,hier klicken,klicken sie hier,dieser link,diese seite,mehr,weiterlesen,mehr erfahren,seite'.split(
    ',',
  ),
);

interface Link extends Place {
  words: string;
  href: string;
}

function linksIn(doc: Node): Remark[] {
  const links = allLinks(doc);
  const first = new Map<string, string>();
  return links.flatMap(({ words, href, ...place }): Remark[] => {
    const plain = words
      .trim()
      .toLowerCase()
      .replace(/[\s.…»>→]+$/u, '');
    // With and without its last slash it is the same page.
    const page = href.replace(/\/$/, '');
    const before = first.get(plain);
    first.set(plain, before ?? page);
    if (sayNothing.has(plain) || !/[\p{L}\p{N}]/u.test(words))
      return [{ rule: 'linkWords', words: short(words), ...place }];
    if (/^(?:https?:\/\/|www\.)\S/i.test(words.trim()))
      return [{ rule: 'linkAddress', words: short(words), ...place }];
    return before !== undefined && before !== page
      ? [{ rule: 'linkSame', words: short(words), ...place }]
      : [];
  });
}

/** Neighbouring words with the same address are one link. */
function allLinks(doc: Node): Link[] {
  const links: Link[] = [];
  doc.descendants((node, from) => {
    const href = node.isInline && hrefOf(node.marks);
    if (!href) return;
    const last = links.at(-1);
    const words = node.text ?? ' ';
    if (last?.to === from && last.href === href) {
      last.words += words;
      last.to = from + node.nodeSize;
    } else links.push({ words, href, from, to: from + node.nodeSize });
  });
  return links;
}

const hrefOf = (marks: readonly Mark[]): string =>
  String(marks.find(({ type }) => type.name === 'link')?.attrs.href ?? '');

/** Longer ones are refused by no reader, and heard to the end by few. */
const longestAlt = 250;
const isFileName =
  /^[\w-]{1,80}\.(?:jpe?g|png|gif|webp|svg|tiff?)$|^(?:img|dsc|image|bild|foto|screenshot)[ _-]?\d{1,12}$/i;

function picture({ attrs }: Node, place: Place): Remark[] {
  const [alt, caption, href] = [attrs.alt, attrs.caption, attrs.href].map((text) =>
    String(text ?? '').trim(),
  );
  const remarks: Remark[] = [];
  if (!alt) remarks.push({ rule: 'altNone', ...place });
  else if (isFileName.test(alt)) remarks.push({ rule: 'altFile', words: alt, ...place });
  else if (alt.length > longestAlt) remarks.push({ rule: 'altLong', count: alt.length, ...place });
  else if (alt.toLowerCase() === caption?.toLowerCase()) remarks.push({ rule: 'altRepeats', ...place });
  if (href && !/caption|subtitle|transcript|untertitel|abschrift|transkript/i.test(`${alt} ${caption}`)) {
    remarks.push({ rule: 'captions', ...place });
  }
  return remarks;
}

/** The cell above the names of the rows may be empty. */
function table(node: Node, from: number): Remark[] {
  const remarks: Remark[] = [];
  node.firstChild?.forEach((cell, offset, index) => {
    // Behind the beginnings of the table, its row, the cell and its paragraph.
    const inside = from + offset + 4;
    if (index > 0 && !cell.textContent.trim() && !hasFormula(cell)) {
      remarks.push({
        rule: 'tableHead',
        column: index + 1,
        from: inside,
        to: inside + cell.content.size - 2,
      });
    }
  });
  return remarks;
}

function hasFormula(node: Node): boolean {
  let found = false;
  node.descendants(({ type }) => {
    if (type.name === 'formula') found = true;
  });
  return found;
}

/**
 * In words that say no language, and in those that say a wrong one. What is no text, such as a formula, is
 * one sign long and ends a passage.
 */
function passages(paragraph: Node, from: number, own: string): Remark[] {
  const text = paragraph.children
    .map((part) => (part.text && !isMarked(part) ? part.text : '\0'.repeat(part.nodeSize)))
    .join('');
  return [...passagesIn(text, own), ...wrongLanguages(paragraph)].map(([start, end, language]) => ({
    rule: 'passage',
    words: short(paragraph.textBetween(start, end).trim()),
    language,
    from: from + 1 + start,
    to: from + 1 + end,
  }));
}

function wrongLanguages(paragraph: Node): Passage[] {
  const wrong: Passage[] = [];
  paragraph.forEach((part, start) => {
    const said = part.marks.find(({ type }) => type.name === 'language')?.attrs.lang;
    const seems = said && byWords(part.text ?? '');
    if (seems && seems !== baseOf(said)) wrong.push([start, start + part.nodeSize, seems]);
  });
  return wrong;
}

/** `de` of `de-AT`. */
const baseOf = (tag: string) => tag.split('-')[0];

const isMarked = ({ marks }: Node) =>
  marks.some(({ type }) => type.name === 'language' || type.name === 'code');
