/**
 * What themes and plugins draw in place of `[name …]`: the common ones become HTML, the others stay as text.
 */
import { paths } from '@lab/contract/features/pages/paths';
import { type Named, parametersIn } from '../texts/tag-parts.ts';
import { decodedEntities } from './words.ts';

export interface ShortcodeContext {
  /** The HTML of an attached picture. */
  picture(id: string): string;
  /** The pictures that belong to the text, for a gallery that names none. */
  attached(): string[];
  /** What a citation says, such as `(Doe 2020)`. */
  citation(key: string): string | undefined;
}

export interface Unfolded {
  html: string;
  /** Those that stay as text. */
  left: string[];
  /** Those in place of which stands a link to the works. */
  ofWorks: string[];
  /** Others that were left out. */
  forms: string[];
}

const shape = /\[(\[?)(\/?)([a-z][\w-]{0,60})((?:[\s=][^\][]{0,2000})?)\/?\](\]?)/gi;

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const shown = (address: string) =>
  address ? `\n\n<iframe src="${attribute(address.trim())}"></iframe>\n\n` : '';
const linked = (title: string, address: string) => `\n\n<p><a href="${address}">${title}</a></p>\n\n`;

/** They only lay out what is in them, or nothing. */
const layout =
  /^(?:vc_(?:row|column|section)(?:_inner|_text)?|et_pb_(?:section|row|column|text)(?:_inner)?|fusion_(?:builder_(?:container|row|column)(?:_inner)?|text)|row|columns?|col|(?:one|two|three|four)_(?:half|thirds?|fourths?|fifths?)(?:_last)?|bibshow|clear|spacer|divider|toc)$/;

/** What lists are made of, by the names of what draws them. */
const lists: readonly [RegExp, title: string, address: string][] = [
  [
    /^(?:bibtex|tp(?:list|search|cloud|single|links)|teachpress\w*|zotpress(?:lib)?|publications?(?:[-_]list)?|bibliography|papers)$/,
    'Publications',
    paths.publications,
  ],
  [
    /^(?:tlp-?team|tlp_team|team(?:[-_]?members?)?|our[-_]team|people|staff|awsmteam|members)$/,
    'Team',
    paths.team,
  ],
  [/^projects$/, 'Projects', '/projects'],
  [/^(?:(?:recent|latest|display|su)[-_]posts?|posts|blog|news)$/, 'News', paths.news],
];

const forms =
  /^(?:contact-form(?:-7)?|contact_form|wpforms|gravityforms?|ninja_forms?|formidable|forminator_form|caldera_form|fluentform)$/;

interface Given {
  named: Named;
  /** What stands after the name. */
  rest: string;
  body: string;
  context: ShortcodeContext;
}

const first = ({ rest, body }: Given) => rest.replace(/^[=\s]+/, '').split(/\s/, 1)[0] || body.trim();

const addressOn = (start: string, value: string) =>
  /^https?:/.test(value) || !value ? value : start + value;

const gallery = ({ named, context }: Given) =>
  ((named.ids ?? named.include)?.split(',') ?? context.attached())
    .map((id) => context.picture(id.trim()))
    .join('\n');

const captioned = ({ named, body }: Given) => {
  const [, picture = body, words = ''] =
    /^\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(body) ?? [];
  return `<figure>${picture}<figcaption>${words.trim() || attribute(named.caption ?? '')}</figcaption></figure>`;
};

const played = (given: Given) => {
  const { src, mp4, m4v, webm, mp3, m4a, ogg } = given.named;
  return shown(src ?? mp4 ?? m4v ?? webm ?? mp3 ?? m4a ?? ogg ?? first(given));
};

const code = ({ body }: Given) => `<pre>${body}</pre>`;

/** Those of which the end is looked for. */
const enclosing: Readonly<Record<string, (given: Given) => string>> = {
  caption: captioned,
  wp_caption: captioned,
  embed: (given) => shown(given.named.src ?? (given.body || first(given))),
  video: played,
  audio: played,
  youtube: (given) =>
    shown(addressOn('https://www.youtube.com/watch?v=', given.named.id ?? given.named.url ?? first(given))),
  vimeo: (given) => shown(addressOn('https://vimeo.com/', given.named.id ?? first(given))),
  latex: ({ body }) => `$latex ${body}$`,
  code,
  sourcecode: code,
};

const alone: Readonly<Record<string, (given: Given) => string | undefined>> = {
  gallery,
  vc_single_image: ({ named, context }) => context.picture(named.image ?? ''),
  bibcite: ({ named, context }) => context.citation(named.key ?? ''),
};

export function withoutShortcodes(html: string, context: ShortcodeContext): Unfolded {
  const unfolded: Unfolded = { html: '', left: [], ofWorks: [], forms: [] };
  const ends = new Map<string, number>();
  let at = 0;

  /** What it has in it, up to its end. */
  function bodyOf(name: string, from: number): string | undefined {
    const known = ends.get(name) ?? 0;
    const last = known >= from || known < 0 ? known : html.indexOf(`[/${name}]`, from);
    ends.set(name, last);
    return last < 0 ? undefined : html.slice(from, last);
  }

  const stands = (from: number, to: number) =>
    /(?:^|[>\n])[ \t\r]{0,99}$/.test(html.slice(Math.max(0, from - 100), from)) &&
    /^[ \t\r]{0,99}(?:$|[<\n])/.test(html.slice(to, to + 100));

  for (const found of html.matchAll(shape)) {
    const [whole, escaped, slash, written = '', rest = '', escapedToo] = found;
    if (found.index < at) continue;
    unfolded.html += html.slice(at, found.index);
    at = found.index + whole.length;
    const name = written.toLowerCase();
    if (escaped && escapedToo) {
      unfolded.html += whole.slice(1, -1);
      continue;
    }
    const said = decodedEntities(rest).replace(/[“”″]/g, '"');
    const { named } = parametersIn(said, (value) => value);
    const isSure = /\s[\w-]+\s?=/.test(rest) || name.includes('_') || stands(found.index, at);
    const list = lists.find(([names]) => names.test(name));
    let put: string | undefined;
    if (layout.test(name) && (slash || isSure)) put = '\n\n';
    else if (slash) put = whole;
    else if (Object.hasOwn(enclosing, name)) {
      const body = bodyOf(written, at);
      put = enclosing[name]?.({ named, rest: said, body: body ?? '', context });
      if (body !== undefined) at += body.length + written.length + 3;
    } else if (Object.hasOwn(alone, name)) put = alone[name]?.({ named, rest: said, body: '', context });
    else if (list && (isSure || said.trim())) {
      put = linked(list[1], list[2]);
      if (list[2] === paths.publications) unfolded.ofWorks.push(whole);
    } else if (forms.test(name)) {
      put = linked('Contact us', paths.contactUs);
      unfolded.forms.push(whole);
    }
    if (put === undefined && (isSure || bodyOf(written, at) !== undefined)) unfolded.left.push(whole);
    unfolded.html += put ?? whole;
  }
  unfolded.html += html.slice(at);
  return unfolded;
}
