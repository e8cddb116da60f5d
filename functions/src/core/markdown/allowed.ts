/** What may be in the HTML of a text, whatever the code before it made of the Markdown. */
import { copiesShape, pictureShape } from '@lab/contract/core/markdown/addresses';
import { headingLevels } from '@lab/contract/core/markdown/grammar';
import type { Schema } from 'hast-util-sanitize';

/** Ids of headings begin with this, so that none has the id of another part of the page. */
export const idPrefix = 'text-';

const headings = headingLevels.map((level) => `h${level}`);

const direction: [string, string] = ['dir', 'auto'];
const scrolls = [['tabIndex', 0], ['role', 'group'], 'ariaLabel'] as const;

export const allowed: Schema = {
  tagNames: [
    ...headings,
    ...['p', 'strong', 'em', 'del', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'br', 'hr'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'div', 'span'],
  ],
  attributes: {
    ...Object.fromEntries(
      headings.map((name) => [name, [direction, ['id', new RegExp(`^${idPrefix}[\\p{L}\\p{N}-]+$`, 'u')]]]),
    ),
    p: [direction],
    li: [direction],
    blockquote: [direction],
    figcaption: [direction],
    th: [direction, ['align', 'left', 'center', 'right']],
    td: [direction, ['align', 'left', 'center', 'right']],
    a: ['href', ['rel', 'noopener']],
    ol: ['start'],
    img: [
      ['src', pictureShape],
      ['srcSet', copiesShape],
      ['sizes', /^[\w ().,:%-]+$/],
      'alt',
      ['loading', 'lazy'],
      ['decoding', 'async'],
    ],
    figure: [['className', 'video']],
    pre: [...scrolls],
    div: [['className', 'scrolls', 'formula'], ...scrolls],
    span: [direction, ['lang', /^[\w-]{2,40}$/], ['className', 'formula'], ['dataFormula', /^\d+$/]],
  } as Schema['attributes'],
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  ancestors: {
    ...Object.fromEntries(['thead', 'tbody', 'tr', 'th', 'td'].map((name) => [name, ['table']])),
    li: ['ul', 'ol'],
    figcaption: ['figure'],
  },
  required: { img: { alt: '' } },
  clobber: [],
  strip: ['script'],
};
