/** Nothing that an editor can write runs, leads to a script, or loads something from another site. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attacks } from '../../test/attacks.ts';
import { below, partsOf } from '../../test/html.ts';
import { renderMarkdown } from './to-html.ts';

const elements = (
  'h2 h3 h4 p strong em del a ul ol li blockquote code pre br hr table thead tbody tr th td figure figcaption img div span ' +
  'math mrow mi mn mo ms mtext mspace msub msup msubsup munder mover munderover mmultiscripts mprescripts none mfrac msqrt ' +
  'mroot mtable mtr mtd mstyle mpadded mphantom menclose'
).split(' ');

const attributes = [
  'href',
  'rel',
  'src',
  'srcset',
  'sizes',
  'alt',
  'loading',
  'decoding',
  'id',
  'class',
  'dir',
  'start',
];
const ofTables = ['align', 'tabindex', 'role', 'aria-label'];

/** What is wrong with a page's HTML, as a browser reads it. */
function dangers(html: string): string[] {
  return partsOf(html)
    .flatMap(below)
    .flatMap(({ tagName, attrs, namespaceURI }) => {
      if (!elements.includes(tagName)) return [`<${tagName}>`];
      if (namespaceURI.endsWith('MathML')) {
        return attrs
          .filter(
            ({ name, value }) => /^(?:on.*|.*href|src|style|id|class)$/.test(name) || /[:<]/.test(value),
          )
          .map(({ name }) => name);
      }
      return attrs.flatMap(({ name, value }) =>
        isFine(name, value) ? [] : [`${tagName} ${name}="${value}"`],
      );
    });
}

function isFine(name: string, value: string): boolean {
  if (name === 'href') return isHarmless(value);
  if (name === 'src') return /^\/images\/[\w/-]+\.webp$/.test(value);
  if (name === 'srcset') return /^(\/images\/[\w/-]+\.webp \d+w(, )?)+$/.test(value);
  if (name === 'id') return value.startsWith('text-');
  if (name === 'class') return ['scrolls', 'formula', 'video'].includes(value);
  return attributes.includes(name) || ofTables.includes(name);
}

/** Where a browser would go. */
function isHarmless(href: string): boolean {
  const { protocol, host } = new URL(href, 'https://lab.test/page');
  if (host === 'lab.test') return /^[/#?]/.test(href) && !/^\/[/\\]/.test(href);
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) && !/^[/\\]/.test(href);
}

test('finds what is wrong, so that the other tests mean something', () => {
  for (const html of [
    '<script>1</script>',
    '<p onclick=1>x</p>',
    '<a href="java\nscript:1">x</a>',
    '<a href="//evil.example">x</a>',
    '<img src="https://evil.example/x.webp">',
    '<img src="/images/a/b/c.webp" srcset="https://evil.example/x 1x">',
    '<h2 id=root>x</h2>',
    '<iframe></iframe>',
    '<p style="x:y">x</p>',
    '<math href="x"></math>',
  ]) {
    expect(dangers(html), html).not.toEqual([]);
  }
});

test('no attack is left in a page', async () => {
  expect(attacks.length).toBeGreaterThan(900);
  for (const attack of attacks) expect(dangers((await renderMarkdown(attack)).html), attack).toEqual([]);
});

test('nor one of two attacks in a row', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...attacks),
      fc.constantFrom('', ' ', '\n', '\n\n', '"', '>'),
      fc.constantFrom(...attacks),
      async (one, between, other) => {
        expect(dangers((await renderMarkdown(one + between + other)).html)).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

test('nor in any mixture of signs', async () => {
  const sign = fc.constantFrom(
    ...[
      '<',
      '>',
      '"',
      "'",
      '&',
      ';',
      '#',
      '/',
      '\\',
      '`',
      '$',
      '[',
      ']',
      '(',
      ')',
      '!',
      '*',
      '_',
      '~',
      '|',
      '-',
      '\n',
      ' ',
      '\t',
    ],
    ...[
      'script',
      'img',
      'onerror=',
      'href=',
      'javascript:',
      'https://a.example',
      '/images/content/u/x.webp',
      'math',
      'x',
      ':',
    ],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(sign, { maxLength: 40 }), async (signs) => {
      expect(dangers((await renderMarkdown(signs.join(''))).html)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a long text of nested parts is read in time', async () => {
  for (const text of [
    '> '.repeat(5_000),
    '- '.repeat(5_000),
    '['.repeat(10_000),
    '*a '.repeat(6_000),
    '`'.repeat(19_999),
    '![['.repeat(6_000),
    `${'*a '.repeat(5_000)}${' b*'.repeat(5_000)}`,
    `${'**'.repeat(5_000)}a${'**'.repeat(5_000)}`,
  ]) {
    expect(dangers((await renderMarkdown(text)).html)).toEqual([]);
  }
});
