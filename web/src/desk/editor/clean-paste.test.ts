/** What comes from the clipboard, as Word and browsers put it there, is a clean text in the editor. */
import { getSchema } from '@tiptap/core';
import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { extensions } from './schema.ts';
import { markdownOf } from './to-markdown.ts';

const parser = DocumentParser.fromSchema(getSchema(extensions));

function pasted(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanPaste(html), 'text/html');
  return markdownOf(parser.parse(body).toJSON());
}

const item = (level: number, sign: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>` +
  `<![if !supportLists]><span lang=EN-GB style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>`;

const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta name=Generator content="Microsoft Word 15"><title>Teaching</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-outline-level:1'><span style='mso-fareast-language:EN-US'>Teaching<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='color:#1F4E79'>Every</span></b><span
style='mso-spacerun:yes'>  </span>term we <i>teach</i> <span style='font-weight:bold'>two</span> courses,
see <a href="https://uni.example/list"><span style='color:blue;text-decoration:underline'>the&nbsp;list</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, '·', 'Optics')}${item(2, 'o', 'Lasers')}${item(2, 'o', 'Fibres')}${item(1, '·', 'Waves')}
<p class=MsoNormal>Then:</p>
${item(1, '1.', 'Write to us', 'l1')}${item(1, '2.', 'Come', 'l1')}
<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0'><td width=300 style='width:225pt'><p class=MsoNormal><b>Course<o:p></o:p></b></p></td><td><p class=MsoNormal>Day<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>Optics<o:p></o:p></p></td><td><p class=MsoNormal>Monday<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=200 src="file:///C:/Users/x/image001.png" v:shapes="Picture_1"></p>
<!--EndFragment--></body></html>`;

test('Word', () => {
  expect(pasted(word)).toBe(
    [
      '## Teaching',
      '**Every** term we *teach* **two** courses, see [the list](https://uni.example/list).',
      '- Optics\n  - Lasers\n  - Fibres\n- Waves',
      'Then:',
      '1. Write to us\n2. Come',
      '| **Course** | Day |\n| - | - |\n| Optics | Monday |',
    ].join('\n\n'),
  );
});

test('a page of the web', () => {
  const html = `<meta charset='utf-8'><div class="entry" style="color: rgb(34,34,34); font-family: Arial" onclick="steal()">
    <script>alert(1)</script><style>p { color: red }</style>
    <h5 id="x" class="title">Where we are</h5>
    <p style="margin:0"><span style="font-weight:700">House 3</span>, <em>second floor</em>.<br>Ring twice.</p>
    <ul class="nav"><li><a href="javascript:alert(1)" onclick="x()">Bad</a></li><li><p>By bus</p><ul><li>Line 5</li></ul></li></ul>
    <blockquote><p>Nice <code>place</code></p></blockquote>
    <pre><code class="language-js">a &lt; b</code></pre>
    <img src="https://tracker.example/pixel.gif" alt="x"><iframe src="https://video.example"></iframe>
    <figure><img src="/images/content/u/x.webp" alt="The door"><figcaption>Our door</figcaption></figure>
    <form><input value="a"><button>Send</button></form></div>`;
  expect(pasted(html)).toBe(
    [
      '#### Where we are',
      '**House 3**, *second floor*.\\\nRing twice.',
      '- Bad\n- By bus\n  - Line 5',
      '> Nice `place`',
      '```js\na < b\n```',
      '![The door](/images/content/u/x.webp "Our door")',
      'Send',
    ].join('\n\n'),
  );
});

test('Google Docs, whose whole text is in a bold element that is not bold', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span
    style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;">Slanted</span><span style="font-weight:700"> and bold</span></p>
    <ol><li dir="ltr" style="list-style-type:decimal"><p role="presentation"><span>One</span></p></li></ol></b>`;
  expect(pasted(html)).toBe('*Slanted* **and bold**\n\n1. One');
});

test.each([
  [
    'several paragraphs',
    '<td><p>Optics</p><p>and lasers</p></td><td>Monday</td>',
    '| Optics and lasers | Monday |',
  ],
  [
    'parts of a page',
    '<td><div>Optics</div><div>and lasers</div></td><td>Monday</td>',
    '| Optics and lasers | Monday |',
  ],
  [
    'a list',
    '<td>Needs<ul><li>Optics</li><li>Lasers</li></ul></td><td>Monday</td>',
    '| Needs Optics Lasers | Monday |',
  ],
  ['a heading', '<td><h2>Optics</h2></td><td>Monday</td>', '| Optics | Monday |'],
])('a cell with %s stays one cell', (_, cells, line) => {
  const html = `<table><tr><td>Course</td><td>Day</td></tr><tr>${cells}</tr></table>`;
  expect(pasted(html).split('\n')).toEqual(['| Course | Day |', '| - | - |', line]);
});

test('merged cells keep the columns of the others', () => {
  const html = `<table><tr><th colspan="2">Course</th><th>Day</th></tr>
    <tr><td rowspan="2">Optics</td><td>I</td><td>Monday</td></tr><tr><td>II</td><td>Friday</td></tr></table>`;
  expect(pasted(html).split('\n')).toEqual([
    '| Course | | Day |',
    '| - | - | - |',
    '| Optics | I | Monday |',
    '| | II | Friday |',
  ]);
});
