/** Template tags of Jekyll (Liquid): the common ones become what they mean, the others stay as text. */
import { included } from './includes.ts';
import { listIn, parametersIn } from './tag-parts.ts';

export interface TagContext {
  /** The value of `site.title` or `page.title`; undefined where it is not known. */
  valueOf(name: string): string | undefined;
  /** The address of a file of the site, as `link` and `post_url` name it. */
  addressOf(file: string): string | undefined;
  /** What a citation says, such as `(Doe 2020)`. */
  citation(key: string): string | undefined;
}

export interface WithoutTags {
  text: string;
  /** The tags that stay as text. */
  left: string[];
}

interface Piece {
  is: 'text' | 'tag' | 'output';
  raw: string;
  name: string;
  rest: string;
}

const deepest = 20;

export function withoutTags(text: string, context: TagContext): WithoutTags {
  const left: string[] = [];
  const variables = new Map<string, string>();
  const assigned = new Set<string>();
  const pieces = [...piecesOf(text)];
  let at = 0;

  const keep = (raw: string) => {
    left.push(raw);
    return raw;
  };

  /** As it is written, up to the end of this tag. */
  function rawUntil(name: string): string {
    let raw = '';
    for (let open = 1; at < pieces.length; at++) {
      const piece = pieces[at] as Piece;
      if (piece.is === 'tag' && piece.name === name) open++;
      if (piece.is === 'tag' && piece.name === `end${name}` && --open === 0) {
        at++;
        break;
      }
      raw += piece.raw;
    }
    return raw;
  }

  function convert(end: string, depth: number): string {
    let done = '';
    while (at < pieces.length) {
      const piece = pieces[at++] as Piece;
      if (piece.is === 'tag' && piece.name === end) break;
      if (piece.is === 'text') done += piece.raw;
      else if (piece.is === 'output') done += output(piece) ?? keep(piece.raw);
      else done += tag(piece, depth) ?? keep(piece.raw);
    }
    return done;
  }

  /** Undefined for one that is not known. */
  function tag({ raw, name, rest }: Piece, depth: number): string | undefined {
    if (name === 'raw') return rawUntil('raw');
    if (name === 'comment') return rawUntil('comment') && '';
    if (name === 'highlight')
      return `\n\`\`\`${rest.split(/\s/)[0]}\n${rawUntil('highlight').trim()}\n\`\`\`\n`;
    if (loops.has(name)) {
      const whole = raw + rawUntil(name);
      return listIn(whole) ?? `${keep(whole)}{% end${name} %}`;
    }
    if (depth < deepest && name === 'capture') {
      variables.set(rest, convert('endcapture', depth + 1));
      return '';
    }
    if (depth < deepest && name === 'details')
      return `\n\n**${rest}**\n\n${convert('enddetails', depth + 1)}`;
    if (name === 'assign') {
      assigned.add(rest.split(/[\s=]/, 1)[0] ?? '');
      return '';
    }
    if (name === 'bibliography') return listIn(name);
    if (name === 'cite') {
      const said = parametersIn(rest).words.map((key) => context.citation(key));
      return said.includes(undefined) ? undefined : said.join(' ');
    }
    if (name === 'link' || name === 'post_url') return context.addressOf(rest);
    if (name === 'include' || name === 'include_relative') {
      const { words, named } = parametersIn(rest, (variable) => variables.get(variable));
      return included(words[0] ?? '', named);
    }
    return undefined;
  }

  function output({ rest }: Piece): string | undefined {
    const [value = '', ...filters] = rest.split('|').map((part) => part.trim());
    if (!filters.every((filter) => addressFilters.test(filter))) return undefined;
    const [, text] = /^(["'])([^"']*)\1$/.exec(value)?.slice(1) ?? [];
    // A name that nothing has set says nothing.
    const unset = /^\w+$/.test(value) && !assigned.has(value) ? '' : undefined;
    const known = text ?? variables.get(value) ?? context.valueOf(value) ?? unset;
    const isAddress = filters.some((filter) => filter.endsWith('_url'));
    return isAddress && known && /^[\w.-]/.test(known) && !known.includes(':') ? `/${known}` : known;
  }

  return { text: convert('', 0), left };
}

const loops = new Set(['for', 'if', 'unless', 'case', 'tablerow']);

/** They make an address of a path, which stays the path. */
const addressFilters =
  /^(?:relative_url|absolute_url|prepend: *site\.(?:baseurl|url)|markdownify|uri_escape)$/;

function* piecesOf(text: string): Generator<Piece> {
  let from = 0;
  while (from < text.length) {
    const start = nextOpening(text, from);
    const isTag = text.startsWith('{%', start);
    const end = start < 0 ? -1 : text.indexOf(isTag ? '%}' : '}}', start + 2);
    if (end < 0) break;
    if (start > from) yield { is: 'text', raw: text.slice(from, start), name: '', rest: '' };
    const raw = text.slice(start, end + 2);
    const inner = raw.slice(2, -2).replace(/^-|-$/g, '').trim();
    const [name = ''] = inner.split(/\s/, 1);
    yield { is: isTag ? 'tag' : 'output', raw, name, rest: isTag ? inner.slice(name.length).trim() : inner };
    from = end + 2;
  }
  if (from < text.length) yield { is: 'text', raw: text.slice(from), name: '', rest: '' };
}

function nextOpening(text: string, from: number): number {
  for (let at = text.indexOf('{', from); at >= 0; at = text.indexOf('{', at + 1))
    if (text[at + 1] === '%' || text[at + 1] === '{') return at;
  return -1;
}
