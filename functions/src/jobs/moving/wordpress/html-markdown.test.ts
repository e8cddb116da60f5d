import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../../core/markdown/to-html.ts';
import { markdownOf } from './html-markdown.ts';

const said = (html: string, hasLines = false) =>
  markdownOf(html, { hasLines, link: (target) => target, picture: (target) => target });

describe('HTML', () => {
  test.each([
    ['<p>a <strong>b </strong>c</p><p>d<br>e</p>', 'a **b** c\n\nd\\\ne'],
    ['<p>1 &lt; 2 &amp; 3&nbsp;&#8211; *not* _this_ # x</p>', '1 < 2 & 3 – \\*not\\* \\_this\\_ # x'],
    ['<h1>a</h1><h5>b</h5>', '## a\n\n#### b'],
    ['<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>', '- a\n  - b\n- c\n\n  d'],
    ['<ol start="3"><li>a<li>b</ol>', '3. a\n4. b'],
    ['<blockquote><p>a</p></blockquote>', '> a'],
    ['<pre><code>if (a &lt; b) {\n  c\n}</code></pre>', '```\nif (a < b) {\n  c\n}\n```'],
    ['<p>H<sub>2</sub>O, 10<sup>9</sup></p>', 'H₂O, 10⁹'],
    [
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1<br>2</td><td>x|y</td></tr></tbody></table>',
      '| a | b |\n| - | - |\n| 1 2 | x\\|y |',
    ],
    ['<table><tr><td><h3>a</h3></td><td><ul><li>b</li></ul></td></tr></table>', '### a\n\n- b'],
    [
      '<figure><img src="/a.png" alt="A"><figcaption>A <b>wall</b></figcaption></figure>',
      '![A](/a.png "A wall")',
    ],
    [
      '<figure><iframe src="https://www.youtube.com/embed/moss?rel=0" title="Moss"></iframe></figure>',
      '[Moss](https://www.youtube.com/watch?v=moss)',
    ],
    [
      '<div class="wp-block-embed__wrapper">\nhttps://youtu.be/moss\n</div>',
      '[https://youtu.be/moss](https://youtu.be/moss)',
    ],
    ['<dl><dt>a</dt><dd>b</dd></dl>', '**a**\n\nb'],
    ['<div><a href="/x"><span>a</span></a> <a id="y"></a>b</div>', '[a](/x) b'],
    ['<p>$latex x^2$ and \\(f(x)\\)</p>', '$`x^2`$ and $`f(x)`$'],
    ['<p>a<p>b<b>c', 'a\n\nb**c**'],
    ['<!-- a --><p>b</p><!-- c', 'b'],
    ['a < b and c <3', 'a < b and c <3'],
  ])('%j becomes %j', (html, markdown) => {
    expect(said(html)).toEqual({ markdown, left: [] });
  });

  test('from before there were blocks has its lines', () => {
    expect(said('a\nb\n\n<b>c</b>\n<ul>\n<li>d</li>\n</ul>\ne', true).markdown).toBe(
      'a\\\nb\n\n**c**\n\n- d\n\ne',
    );
  });

  test.each(['<script>alert(1)</script>a', '<style>p{}</style>a', '<svg onload="alert(1)"><p>b</p></svg>a'])(
    '%j is left out, and told',
    (html) => {
      expect(said(html)).toEqual({ markdown: 'a', left: [expect.stringMatching(/^<s/)] });
    },
  );

  test.each([
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="jav&#x09;ascript:alert(1)">a</a>',
    '<p>[a](javascript:alert(1))</p>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<<script>script>alert(1)<</script>/script>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<figure><img src="/a.png"><figcaption>"&gt;&lt;script&gt;alert(1)</figcaption></figure>',
  ])('%j runs nothing', async (html) => {
    const { html: shown } = await renderMarkdown(said(html).markdown);
    expect(shown).not.toMatch(/<script|<[^>]+\son\w+=|href="javascript/i);
  });

  test.each([
    '<div>',
    '<b a=1>',
    '<p><b>',
    '<table><tr><td>',
    '<ul><li>',
    '<script>',
    '<!--',
    '<a "',
    '&amp;',
    '$$',
    '\\(',
  ])('%j ten thousand times costs little', (piece) => {
    const start = performance.now();
    said(`${piece.repeat(10_000)}x`, true);
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
