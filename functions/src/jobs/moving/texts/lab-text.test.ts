import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../../core/markdown/to-html.ts';
import { labText } from './lab-text.ts';
import { type TagContext, withoutTags } from './template-tags.ts';

const context: TagContext = {
  valueOf: (name) => ({ 'site.title': 'Moss Lab', 'site.baseurl': '' })[name],
  addressOf: (file) => (file === '_posts/2020-01-02-moss.md' ? '/2020/01/02/moss.html' : undefined),
  citation: (key) => (key === 'moss20' ? '(Moss 2020)' : undefined),
};

const said = (text: string) =>
  labText(text, { withoutTags: (tags) => withoutTags(tags, context), resolve: (target) => target });

describe('template tags', () => {
  test.each([
    [
      '{% include figure.liquid path="assets/img/a.png" alt="A" caption="Moss" %}',
      '![A](</assets/img/a.png> "Moss")',
    ],
    ['{% include figure.html image="images/a b.png" %}', '![](</images/a%20b.png>)'],
    ['{%\n  include button.html\n  link="join"\n  text="Join"\n%}', '[Join](</join>)'],
    ['{% capture t %}Words{% endcapture %}{% include feature.html title="T" text=t %}', '### T\n\nWords'],
    ['{% include section.html %}{% include icon.html icon="x" %}Words', 'Words'],
    ['[a]({{ site.baseurl }}/b) [c]({{ "/d" | relative_url }})', '[a](</b>) [c](</d>)'],
    ['[a]({% link _posts/2020-01-02-moss.md %})', '[a](</2020/01/02/moss.html>)'],
    ['As known {% cite moss20 %}.', 'As known (Moss 2020).'],
    ['{% for member in site.members %}<b>{{ member.name }}</b>{% endfor %}', '[Team](</team>)'],
    ['{% bibliography --file papers %}', '[Publications](</publications>)'],
    ['{{ site.title }}{% comment %}not{% endcomment %}{% raw %}{{ x }}{% endraw %}', 'Moss Lab{{ x }}'],
    ['{% highlight js %}let a;{% endhighlight %}', '```js\nlet a;\n```'],
    ['words{: .class #id }', 'words'],
    ['$$x^2$$ and $5', '$`x^2`$ and $5'],
  ])('%j becomes %j', (text, markdown) => {
    expect(said(text)).toEqual({ markdown, remarks: [], isUnfinished: false });
  });

  test.each([
    '{% include constructor.html %}',
    '{% include unheard.html a="b" %}',
    '{% unheard %}',
    '{{ a.b | unheard }}',
    '{% cite nobody %}',
    '{% if a %}\nb\n{% endif %}',
  ])('%j stays as text, and is told', (text) => {
    const { markdown, remarks, isUnfinished } = said(text);
    expect(markdown).toBe(text);
    expect(remarks).toHaveLength(1);
    expect(isUnfinished).toBe(true);
  });

  test('without an end or in a thousand of each other cost little', () => {
    const many = ['{% for a %}', '{% capture a %}', '{{', '{% comment %}', '<div ', '<a "', '[a](', '$$'];
    for (const piece of many) expect(said(piece.repeat(5_000)).markdown.length).toBeLessThan(200_000);
  });
});

describe('HTML', () => {
  test.each([
    ['<b>a</b> <em>b</em><br>c', '**a** *b*\\\nc'],
    ['<a href="/x">a</a> <a name="y">b</a>', '[a](</x>) b'],
    [
      '<div class="row">\n      <div>\n        <img src="/a.png" alt="A">\n    Moss</div></div>',
      '![A](</a.png>)\n\nMoss',
    ],
    ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', '- a\n- b\n   1. c'],
    ['<h2>a</h2>b', '## a\n\nb'],
    [
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>x<br>y|z</td></tr></table>',
      '| a | b |\n| --- | --- |\n| 1 | x y\\|z |',
    ],
    ['a <!-- b --> c', 'a  c'],
    ['1 < 2 and <3', '1 < 2 and <3'],
    ['`<b>` stays', '`<b>` stays'],
    ['```html\n<b>{: .x}\n```', '```html\n<b>{: .x}\n```'],
    [
      '<https://a.example/b> <a@b.example>',
      '[https://a.example/b](<https://a.example/b>) [a@b.example](<mailto:a@b.example>)',
    ],
    ['[a][b]\n\n[b]: https://a.example', '[a](<https://a.example>)'],
    ['<iframe src="https://v.example/1"></iframe>', '[https://v.example/1](<https://v.example/1>)'],
  ])('%j becomes %j', (text, markdown) => {
    expect(said(text)).toEqual({ markdown, remarks: [], isUnfinished: false });
  });

  test.each([
    '<script>alert(1)</script>a',
    '<style>p{}</style>a',
    '<svg onload="alert(1)"><script>alert(1)</script></svg>a',
    '<SCRIPT SRC=//evil.example></SCRIPT>a',
  ])('%j is left out, and told', (text) => {
    expect(said(text)).toMatchObject({ markdown: 'a', remarks: [expect.stringContaining('left out')] });
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '[a](javascript:alert(1))',
    '<a href="x" onclick="alert(1)">a</a>',
    '<<script>script>alert(1)<</script>/script>',
    '{% include button.html link="javascript:alert(1)" text="a" %}',
    '<iframe src="javascript:alert(1)"></iframe>',
    '{{ "<script>alert(1)</script>" }}',
  ])('%j runs nothing', async (text) => {
    const { html } = await renderMarkdown(said(text).markdown);
    expect(html).not.toMatch(/<script|on\w+=|href="javascript/i);
  });
});
