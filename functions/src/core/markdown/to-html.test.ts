import { expect, test } from 'vitest';
import { renderMarkdown } from './to-html.ts';

const html = async (text: string) => (await renderMarkdown(text)).html;
const still = '/images/content/u/x.webp';

test('headings have ids of their own, so that a link can lead to one', async () => {
  expect(await html('## Été & Co\n\n## Ete co\n\n## …')).toBe(
    '<h2 dir="auto" id="text-ete-co">Été &#x26; Co</h2>\n' +
      '<h2 dir="auto" id="text-ete-co-2">Ete co</h2>\n' +
      '<h2 dir="auto" id="text-part">…</h2>',
  );
});

test('HTML is shown as it was written', async () => {
  expect(await html('<b onclick="x">bold</b>')).toBe('<p dir="auto">&#x3C;b onclick="x">bold&#x3C;/b></p>');
});

test('a link to another site does not tell it which window it came from', async () => {
  expect(await html('[a](https://a.example) [b](/team) [c](mailto:a@b.example)')).toBe(
    '<p dir="auto"><a href="https://a.example" rel="noopener">a</a> <a href="/team">b</a> <a href="mailto:a@b.example">c</a></p>',
  );
});

test('a passage says its language, and what is no tag of a language is no link either', async () => {
  expect(await html('They say [**déjà** vu](lang:fr), [潮汐](lang:zh-Hans).')).toBe(
    '<p dir="auto">They say <span dir="auto" lang="fr"><strong>déjà</strong> vu</span>, <span dir="auto" lang="zh-Hans">潮汐</span>.</p>',
  );
  expect(await html('[a](lang:) [b](lang:f) [c](lang:fr\\"x) [d](lang:fr-x) [e](Lang:fr)')).toBe(
    '<p dir="auto">a b c d e</p>',
  );
});

test('a picture has its copies, its alternative text and its caption', async () => {
  const found = await html(`![A lamp](${still} "By *us*")`);
  expect(found).toContain(`<img src="${still}" srcset="/images/content/u/x-480.webp 480w, `);
  expect(found).toContain(' alt="A lamp" loading="lazy" decoding="async"');
  expect(found).toContain('<figcaption dir="auto">By *us*</figcaption></figure>');
  expect(await html(`![](${still})`)).toContain(' alt="" ');
});

test('a video is its still, which leads to where it is played', async () => {
  const found = await html(`[![The flume](${still})](https://video.example/1)`);
  expect(found).toContain(
    `<figure class="video"><a href="https://video.example/1" rel="noopener"><img src="${still}"`,
  );
});

test('tables and code can be scrolled with the keyboard', async () => {
  const table = await html('| a | b |\n| - | -: |\n| 1 | **2** |');
  expect(table).toContain('<div class="scrolls" tabindex="0" role="group" aria-label="Table"><table>');
  expect(table).toContain('<td align="right"><strong>2</strong></td>');
  expect(await html('```\na < b\n```')).toBe(
    '<pre tabindex="0" role="group" aria-label="Code"><code>a &#x3C; b</code></pre>',
  );
});

test('formulas are rendered, and what cannot be rendered is shown as TeX', async () => {
  const found = await html('As $`x^2`$ says.\n\n```math\n\\frac{1}{2}\n```');
  expect(found).toMatch(/As <span class="formula"><math><msup>.*<\/msup><\/math><\/span> says/);
  expect(found).toMatch(/<div class="formula".*><span class="formula"><math display="block"/);
  expect(await html('$`\\href{x}{y}`$')).toBe('<p dir="auto"><code>\\href{x}{y}</code></p>');
});

test('the lead is the beginning of the text in plain words', async () => {
  const { lead } = await renderMarkdown(
    `## Title\n\nSome **bold** [words](/team)\nand $\`x\`$.\n\n${'More. '.repeat(100)}`,
  );
  expect(lead).toMatch(/^Some bold words and x\. More\. /);
  expect(lead.length).toBeLessThanOrEqual(300);
  expect((await renderMarkdown('')).lead).toBe('');
});
