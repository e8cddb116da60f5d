/** Shortcodes of Hugo and of HugoBlox: the common ones become what they mean, the others stay as text. */
import { encodedTarget, type Named } from './tag-parts.ts';
import type { WithoutTags } from './template-tags.ts';

export interface ShortcodeContext {
  /** Of a page that a reference names by its file or its address. */
  page(reference: string): { address: string; title: string } | undefined;
  /** Who has this folder among the authors. */
  person(name: string): { address: string; title: string } | undefined;
  /** The addresses of the pictures of an album, or of the page itself. */
  album(name: string): string[];
  /** A setting of the page or the site. */
  param(name: string): string | undefined;
}

interface Piece {
  raw: string;
  is: 'text' | 'open' | 'close';
  name: string;
  rest: string;
  isAlone: boolean;
}

const deepest = 20;

export function withoutShortcodes(text: string, context: ShortcodeContext): WithoutTags {
  const left: string[] = [];
  const pieces = piecesOf(text);
  const ends = endsOf(pieces);

  function convert(from: number, to: number, depth: number): string {
    let done = '';
    for (let at = from; at < to; at++) {
      const piece = pieces[at] as Piece;
      const end = ends.get(at);
      if (piece.is === 'text') done += piece.raw;
      else if (piece.is === 'close') done += kept(piece.raw);
      else {
        const inner = end === undefined ? '' : between(at + 1, end, depth + 1);
        const shown = depth < deepest ? meaningOf(piece, inner, context) : undefined;
        done += shown ?? kept(piece.raw) + inner + (end === undefined ? '' : spaced(pieces[end]?.raw ?? ''));
        at = end ?? at;
      }
    }
    return done;
  }

  const between = (from: number, to: number, depth: number) =>
    depth > deepest
      ? pieces
          .slice(from, to)
          .map(({ raw }) => raw)
          .join('')
      : convert(from, to, depth);

  function kept(raw: string): string {
    left.push(raw);
    return spaced(raw);
  }

  return { text: withNotes(convert(0, pieces.length, 0)), left };
}

/** Without the space it would look like a tag of HTML. */
const spaced = (raw: string) => raw.replace(/^(\{\{[<%])(?=\S)/, '$1 ');

/** With comment signs inside of its braces it shows a shortcode and is none. */
const asExample = /^\{\{([<%])\/\*\s?([\s\S]*?)\s?\*\/[>%]\}\}$/;

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const put = (raw: string) => raw && pieces.push({ raw, is: 'text', name: '', rest: '', isAlone: false });
  let from = 0;
  for (let start = opening(text, 0); start >= 0; start = opening(text, from)) {
    const sign = text[start + 2] === '<' ? '>' : '%';
    const end = text.indexOf(`${sign}}}`, start + 3);
    if (end < 0) break;
    put(text.slice(from, start));
    const raw = text.slice(start, end + 3);
    from = end + 3;
    const inner = raw.slice(3, -3).trim();
    if (asExample.test(raw)) {
      put(
        raw.replace(
          asExample,
          (_, mark: string, code: string) => `{{${mark} ${code.trim()} ${mark === '<' ? '>' : '%'}}}`,
        ),
      );
      continue;
    }
    const isClose = inner.startsWith('/');
    const isAlone = !isClose && inner.endsWith('/');
    const said = inner.slice(isClose ? 1 : 0, isAlone ? -1 : undefined).trim();
    const [name = ''] = said.split(/\s/, 1);
    pieces.push({ raw, is: isClose ? 'close' : 'open', name, rest: said.slice(name.length), isAlone });
  }
  put(text.slice(from));
  return pieces;
}

function opening(text: string, from: number): number {
  for (let at = text.indexOf('{{', from); at >= 0; at = text.indexOf('{{', at + 1))
    if (text[at + 2] === '<' || text[at + 2] === '%') return at;
  return -1;
}

/** The place of the end of each shortcode that has one. */
function endsOf(pieces: readonly Piece[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  const waiting = new Map<string, number>();
  const wait = (name: string, more: number) => waiting.set(name, (waiting.get(name) ?? 0) + more);
  for (const [at, { is, name, isAlone }] of pieces.entries()) {
    if (is === 'open' && !isAlone) {
      open.push(at);
      wait(name, 1);
    }
    if (is !== 'close' || !waiting.get(name)) continue;
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      const opened = pieces[last]?.name ?? '';
      wait(opened, -1);
      if (opened !== name) continue;
      ends.set(last, at);
      break;
    }
  }
  return ends;
}

interface Given {
  named: Named;
  /** Without a name, in their order. */
  words: string[];
  inner: string;
  context: ShortcodeContext;
}

/** A text without its end goes to the end of the tag. */
const parameter =
  /(?<![\w-])([\w-]+)=(?:"((?:[^"\\]|\\[\s\S]?)*)(?:"|$)|`([^`]*)(?:`|$)|([^\s"`]+))|"((?:[^"\\]|\\[\s\S]?)*)(?:"|$)|`([^`]*)(?:`|$)|([^\s"`=]+)/g;

function meaningOf({ name, rest }: Piece, inner: string, context: ShortcodeContext): string | undefined {
  const words: string[] = [];
  const named: Record<string, string> = {};
  for (const [, key, double, raw, bare, text, rawText, word] of rest.matchAll(parameter)) {
    if (key) named[key.toLowerCase()] = (double ?? raw ?? bare ?? '').replace(/\\(["\\])/g, '$1');
    else words.push((text ?? rawText ?? word ?? '').replace(/\\(["\\])/g, '$1'));
  }
  return Object.hasOwn(shows, name) ? shows[name]?.({ named, words, inner, context }) : undefined;
}

const block = (text = '') => `\n\n${text.trim()}\n\n`;
const link = (text: string, address = '') =>
  address ? `[${text.replace(/[[\]]/g, '\\$&') || address}](${encodedTarget(address)})` : text;
const bold = (text = '') => (text.trim() ? block(`**${text.trim()}**`) : '');
const picture = (address: string, alt = '', caption = '') =>
  block(
    `![${(alt || caption).replace(/[[\]]/g, '\\$&')}](${encodedTarget(address)}${caption && ` "${caption.replaceAll('"', '”')}"`})`,
  );
const quoted = (text: string) =>
  block(
    text
      .trim()
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  );

type Show = (given: Given) => string | undefined;

const content: Show = ({ inner }) => inner;
const nothing: Show = () => '';
/** A page of a player, by the name of the video there. */
const player =
  (before: string): Show =>
  ({ named: { id, title }, words }) => {
    const video = id ?? words[0];
    return video ? block(link(title ?? before + video, before + video)) : undefined;
  };
const media: Show = ({ named: { src, url, caption, title }, words }) => {
  const address = src ?? url ?? words[0];
  return address ? block(link(caption ?? title ?? address, address)) : undefined;
};
const box: Show = ({ named: { title, text }, inner }) =>
  quoted([title ? `**${title}**\n` : '', inner || text || ''].filter(Boolean).join('\n'));
const opened: Show = ({ named: { text, title, summary }, words, inner }) =>
  bold(text ?? title ?? summary ?? words.join(' ')) + block(inner);
const reference: Show = ({ named: { path }, words, context }) =>
  context.page(path ?? words[0] ?? '')?.address;
const highlighted: Show = ({ words, inner }) => block(`\`\`\`${words[0] ?? ''}\n${inner.trim()}\n\`\`\``);

function button({ named, words, inner }: Given): string | undefined {
  const { url, link: to, href, cta_link, cta_text, text, cta_alt_link, cta_alt_text } = named;
  const address = url ?? to ?? href ?? cta_link ?? words[0];
  if (!address) return undefined;
  const other = cta_alt_link ? ` ${link(cta_alt_text ?? cta_alt_link, cta_alt_link)}` : '';
  return ` ${link(text ?? cta_text ?? (inner.trim() || address), address)}${other} `;
}

function card({ named, inner }: Given): string {
  const { title = '', url, link: to, image, subtitle, description, content: text } = named;
  const heading = title && `\n\n### ${link(title, url ?? to)}\n\n`;
  return (
    heading + (image ? picture(image, title) : '') + block(subtitle ?? description ?? text) + block(inner)
  );
}

const shows: Readonly<Record<string, Show>> = {
  figure: ({ named: { src, alt, title, caption, link: to } }) => {
    if (!src) return undefined;
    const shown = picture(src, alt, caption || title);
    return to ? block(`[${shown.trim()}](${encodedTarget(to)})`) : shown;
  },
  gallery({ named: { album, folder }, context }) {
    const pictures = context.album(album ?? folder ?? '');
    return pictures.length > 0 ? pictures.map((address) => picture(address)).join('') : undefined;
  },
  youtube: player('https://www.youtube.com/watch?v='),
  vimeo: player('https://vimeo.com/'),
  bilibili: player('https://www.bilibili.com/video/'),
  instagram: player('https://www.instagram.com/p/'),
  tweet: ({ named: { user, id } }) => tweet(user, id),
  x: ({ named: { user, id } }) => tweet(user, id),
  gist: ({ words: [user, id] }) =>
    user && id
      ? block(link(`gist.github.com/${user}/${id}`, `https://gist.github.com/${user}/${id}`))
      : undefined,
  video: media,
  audio: media,
  embed: media,
  cite({ named: { page }, words, context }) {
    const found = context.page(page ?? words[0] ?? '');
    return found && block(link(found.title, found.address));
  },
  mention({ words: [name = ''], context }) {
    const found = context.person(name.replace(/^@/, ''));
    return found && link(found.title, found.address);
  },
  ref: reference,
  relref: reference,
  staticref: ({ words: [address], inner }) => (address ? link(inner.trim(), address) : undefined),
  param: ({ words: [name = ''], context }) => context.param(name),
  highlight: highlighted,
  code: highlighted,
  callout: box,
  alert: box,
  notice: box,
  warning: box,
  admonition: box,
  spoiler: opened,
  details: opened,
  toggle: opened,
  button,
  cta: button,
  card,
  math: ({ inner }) => withFormulas(inner),
  ...Object.fromEntries(
    'cards steps step columns column hl mark rawhtml markdownify md div section center fragment'
      .split(' ')
      .map((name) => [name, content]),
  ),
  ...Object.fromEntries(
    'icon toc list_children list_tags list_categories search comment speaker_note slide br'
      .split(' ')
      .map((name) => [name, nothing]),
  ),
};

const tweet = (user = '', id = '') =>
  user && id ? block(link(`@${user}`, `https://twitter.com/${user}/status/${id}`)) : undefined;

/** One dollar is a mark of formulas where the site says that there are some. */
export const withFormulas = (text: string) =>
  text.replace(
    /(?<![\\$\w`])\$(?![\s$`])([^$\n`]{1,2000})(?<![\s\\])\$(?![\d$`])/g,
    (_, tex: string) => `$\`${tex}\`$`,
  );

/** `> [!NOTE] Title` is a quote of a kind. */
const withNotes = (text: string) =>
  text.replace(
    /^(>[ \t]?)\[!([A-Za-z]{2,20})\][+-]?[ \t]*(\S[^\n]*)?$/gm,
    (_, mark: string, kind: string, title = '') => {
      const said = title.trim().replace(/^\*\*|\*\*$/g, '');
      return `${mark}**${said || kind.slice(0, 1).toUpperCase() + kind.slice(1).toLowerCase()}**\n>`;
    },
  );
