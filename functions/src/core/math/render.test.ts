import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { renderFormulas } from './render.ts';
import { isSafeMathml, writeMathml } from './safe-mathml.ts';
import { cardFormulas, storedFormulas } from './stored.ts';

const repeat = (tex: string, times: number) => tex.repeat(times).slice(0, 1900);

test('a formula is rendered as MathML and said in plain text', async () => {
  expect(await renderFormulas('On $x^2$', 'and $5')).toEqual([
    { source: '$x^2$', mathml: '<math><msup><mi>x</mi><mn>2</mn></msup></math>', plain: 'x²' },
  ]);
});

test('a formula on its own line is displayed', async () => {
  const [formula] = await renderFormulas(String.raw`$$\sum_{i=1}^n i$$`);
  expect(formula?.mathml).toMatch(/^<math display="block">.*<munderover>/);
});

test('a mark is drawn with what is in it, and what it holds is text', async () => {
  const texts = ['On <i>a $x$ & \\$5 <sub>b</sub></i>', '<i>"<b>c</b>"</i> <i>d'];
  const drawn = await renderFormulas(...texts);
  expect(drawn.slice(0, 2)).toEqual([
    {
      source: '<i>a $x$ & \\$5 <sub>b</sub></i>',
      mathml: '<i>a <math><mi>x</mi></math> &amp; $5 <sub>b</sub></i>',
      plain: 'a x & $5 b',
    },
    {
      source: '<i>"<b>c</b>"</i>',
      mathml: '<i>&quot;&lt;b&gt;c&lt;/b&gt;&quot;</i>',
      plain: '"<b>c</b>"',
    },
  ]);
  expect(storedFormulas(drawn)).toEqual(drawn);
  expect(cardFormulas(drawn, 'Another <i>d</i>').filter(({ mathml }) => mathml)).toEqual([]);
});

test('an escaped dollar is said', async () => {
  const escaped = [{ source: '\\$', mathml: '', plain: '$' }];
  expect(await renderFormulas('for \\$5')).toEqual(escaped);
  expect(storedFormulas(escaped)).toEqual(escaped);
  expect(await renderFormulas('$x$', 'for \\$5')).toHaveLength(2);
});

test('each is rendered once, in the order of the texts', async () => {
  const drawn = await renderFormulas('$b$ $a$', '$a$ $$a$$');
  expect(drawn.map(({ source }) => source)).toEqual(['$b$', '$a$', '$$a$$']);
});

test.each([
  String.raw`\href{javascript:alert(1)}{x}`,
  String.raw`\url{https://example.org}`,
  String.raw`\class{menu}{x}`,
  String.raw`\id{root}{x}`,
  String.raw`\style{position:fixed}{x}`,
  String.raw`\data{boot=evil}{x}`,
  String.raw`\htmlData{boot=evil}{x}`,
  String.raw`\includegraphics{https://example.org/a.png}`,
  String.raw`\def\a{\a\a}\a`,
  String.raw`\gdef\x{y}\x`,
  String.raw`\newcommand\a{b}\a`,
  String.raw`\let\a=\b x`,
  String.raw`\tag{1}x`,
  String.raw`\unknown`,
  'x^',
  '{',
  String.raw`\left( x`,
  repeat('{', 950) + repeat('}', 950),
  repeat('\\sqrt', 400),
  repeat('\\frac', 400),
  repeat('x^', 1900),
  repeat('\\hat', 480),
  `\\begin{matrix}${repeat('&', 1800)}\\end{matrix}`,
  `\\ce{${repeat('H2O + ', 1800)}}`,
  `\\pu{${repeat('1e', 1800)}}`,
])('%s stays as it was written', async (tex) => {
  expect(await renderFormulas(`\\(${tex}\\)`)).toEqual([]);
});

const allowed = /^(?:math|m[a-z]+|none)$/;

test.each([
  String.raw`\text{<img src=x onerror=alert(1)>}`,
  String.raw`\text{</math><script>alert(1)</script>}`,
  String.raw`\mathrm{"onclick='x'}`,
  String.raw`\color{red}{x} \colorbox{blue}{y} \textcolor{#123456}{z}`,
  String.raw`\boxed{x} \cancel{y} \overline{ab} \underline{c}`,
  String.raw`\rule{1000em}{1000em} \hspace{-1000em} \kern{-90pt} \raisebox{500em}{x} \llap{x} \Huge x`,
  String.raw`\begin{aligned} a &= b \\ c &= d \end{aligned}`,
  String.raw`\begin{cases} 1 & x > 0 \\ 0 & \text{else} \end{cases}`,
  String.raw`\ce{^{235}_{92}U + H2O -> X}`,
  String.raw`\sideset{_a^b}{_c^d}\sum \overbrace{a+b}^{n} \xrightarrow{f}`,
])('%s contains only listed elements, and no text that is markup', async (tex) => {
  const [formula] = await renderFormulas(`\\(${tex}\\)`);
  const mathml = formula?.mathml ?? '<math></math>';
  expect(XMLValidator.validate(mathml)).toBe(true);
  const names: string[] = [];
  new XMLParser({
    updateTag: (name) => {
      names.push(name);
      return true;
    },
  }).parse(mathml);
  expect(names.filter((name) => !allowed.test(name))).toEqual([]);
  expect(mathml).not.toMatch(/ (?:on\w+|style|class|id|href|src|data-\w+)=/);
  // No length of more than two digits, and nothing moves far to the left.
  expect(mathml).not.toMatch(/="(?:\d{3}|-\d*[1-9]\d*(?:\.|[a-z]))/);
});

test('columns keep their side', async () => {
  const [formula] = await renderFormulas(String.raw`$\begin{aligned} a &= b \end{aligned}$`);
  expect(formula?.mathml).toMatch(/<mtd columnalign="right"><mi>a<.*<mtd columnalign="left">/);
});

test('one formula defines nothing for the next', async () => {
  const drawn = await renderFormulas(String.raw`$\mathbin{\gdef\foo{x}}$ $\foo$ $y$`);
  expect(drawn.map(({ source }) => source)).toEqual(['$y$']);
});

test('elements and attributes that are not listed do not get into a page', () => {
  const text = { text: '<b> & "' };
  const math = { type: 'math', attributes: { display: 'block', onclick: 'x()', href: 'javascript:x' } };
  expect(writeMathml({ ...math, children: [text] })).toBe(
    '<math display="block">&lt;b&gt; &amp; &quot;</math>',
  );
  for (const type of ['a', 'script', 'img', 'maction', 'annotation-xml', 'meta', 'constructor']) {
    expect(() => writeMathml({ type: 'math', children: [{ type }] }), type).toThrow();
  }
  const odd = { constructor: 'x', __proto__: 'x', width: '1em" onload="x', 'x"><b': '1' };
  expect(writeMathml({ type: 'mi', attributes: odd })).toBe('<mi></mi>');
});

test('a record holds only so many bytes of them', async () => {
  const many = Array.from({ length: 400 }, (_, index) => `$x_{${index}}+${repeat('y+', 160)}z$`);
  const drawn = await renderFormulas(many.join(' '));
  expect(drawn.length).toBeGreaterThan(0);
  expect(Buffer.byteLength(JSON.stringify(drawn))).toBeLessThan(110_000);
});

test('a card holds those of its texts, and only so many bytes', async () => {
  const drawn = await renderFormulas('$a$ $b$ $c$');
  const card = cardFormulas(drawn, 'see $c$', '$a$ and $d$');
  expect(card.map(({ plain }) => plain)).toEqual(['a', 'c']);
  const [long] = await renderFormulas(`$${repeat('y+', 250)}z$`);
  const title = `${long?.source} $a$`;
  expect(cardFormulas([...drawn, long], title).map(({ plain }) => plain)).toEqual(['a']);
});

const math = (inside: string) => ({ source: '$x$', mathml: `<math>${inside}</math>`, plain: 'x' });

test.each([
  undefined,
  null,
  7,
  'text',
  {},
  [7, 'text', null],
  [{ source: '$x$' }],
  [{ plain: 'x' }],
  [{ mathml: '<math></math>' }],
  [{ ...math('<mi>x</mi>'), mathml: 7 }],
  [{ ...math(''), mathml: '<script>alert(1)</script>' }],
  [{ ...math(''), mathml: 'x' }],
  [math('<script>alert(1)</script>')],
  [math('<img src=x onerror=alert(1)>')],
  [math('<mi onclick="x">x</mi>')],
  [math('<mi href="javascript:x">x</mi>')],
  [math('<mi style="position:fixed">x</mi>')],
  [math('<mi width="1em" onload="x">x</mi>')],
  [math('<!-- x')],
  [math('</math><b>x</b><math>')],
  [{ ...math(''), mathml: '<i>x</i><script>y</script>' }],
  [{ ...math(''), mathml: '<i onclick="x">x</i>' }],
  [{ ...math(''), mathml: '<i><img src=x onerror=alert(1)></i>' }],
  [{ ...math(''), mathml: '<b>x</b>' }],
])('of what is stored, %j is not shown', (stored) => {
  expect(storedFormulas(stored)).toEqual([]);
});

test('all that was rendered is shown', async () => {
  const texts = [
    String.raw`$\begin{aligned} a &= \frac{b}{2} \\ c &< \text{"d"} \end{aligned}$`,
    String.raw`$$\sum_{i=1}^n \sqrt[3]{x} \overline{ab} \ce{H2O} \hat{x} \binom{n}{k} \left(\frac12\right]$$`,
  ];
  const drawn = await renderFormulas(...texts);
  expect(drawn).toHaveLength(2);
  for (const { mathml } of drawn) expect(isSafeMathml(mathml), mathml).toBe(true);
  expect(storedFormulas(drawn)).toEqual(drawn);
});
