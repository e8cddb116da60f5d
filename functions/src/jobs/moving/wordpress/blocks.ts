/** The blocks of a text of WordPress: comments around HTML, and some that have none of their own. */
import { paths } from '@lab/contract/features/pages/paths';
import { type Item, isItem } from '../../../features/imports/entries/item.ts';

export interface WithoutBlocks {
  html: string;
  /** Those of unknown meaning that drew something. */
  left: string[];
}

/** They show the page itself, the site around it, or nothing. */
const quiet =
  /^(?:archives|avatar|calendar|categories|comment.*|home-link|latest-comments|loginout|more|navigation.*|nextpage|page-list.*|post-.*|query-.*|read-more|rss|search|separator|shortcode|site-.*|social-link.*|spacer|tag-cloud|template-part|term-description)$/;

const news = `\n<p><a href="${paths.news}">News</a></p>\n`;

/** `drawn`: what a block draws. A few that several texts share could stand for gigabytes. */
export function withoutBlocks(
  text: string,
  drawn: (name: string, settings: Item) => string | undefined,
  room = { characters: 1_000_000 },
): WithoutBlocks {
  const left: string[] = [];
  let html = '';
  let at = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', at)) {
    html += text.slice(at, start);
    const end = text.indexOf('-->', start + 4);
    at = end < 0 ? text.length : end + 3;
    const comment = text.slice(start + 4, end < 0 ? undefined : end).trim();
    const [whole = '', name = ''] = /^wp:([a-z][\w/-]{0,80})(?=\s|$)/.exec(comment) ?? [];
    if (name === 'query' || name === 'latest-posts') html += news;
    else if (name && comment.endsWith('/')) {
      const inside = drawn(name, settingsIn(comment.slice(whole.length, -1)));
      if (inside && inside.length < room.characters) {
        // Also what is short takes some, so that a block that contains itself comes to an end.
        room.characters -= inside.length + 10_000;
        const unfolded = withoutBlocks(inside, drawn, room);
        html += unfolded.html;
        for (const one of unfolded.left) left.push(one);
      } else if (!quiet.test(name)) left.push(`wp:${name}`);
    }
  }
  return { html: html + text.slice(at), left };
}

export function settingsIn(json: string): Item {
  try {
    const read: unknown = JSON.parse(json);
    return isItem(read) ? read : {};
  } catch {
    return {};
  }
}
