import { stillAddress } from '@lab/contract/core/markdown/signs.testing';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { documentOf } from '../from-markdown.ts';
import { extensions } from '../schema.ts';
import { checkText } from './check-text.ts';

const schema = getSchema(extensions);
const remarksOn = (text: string, language = 'en') =>
  checkText(schema.nodeFromJSON(documentOf(text)), language).map(({ from, to, ...said }) => said);

test.each([
  ['one level after the other', '## A\n\n### B\n\n#### C\n\n## D'],
  ['links that say where they lead', 'Read [the report of 2025](/files/a.pdf) and [our team](/team).'],
  ['two links of one name to one page', '[Our team](/team) and [our team](/team)'],
  ['two addresses of one page', '[Our team](https://a.example/team/) and [our team](https://a.example/team)'],
  ['a picture with its text', `![A lamp on a desk](${stillAddress} "The lamp of 1890")`],
  ['a video that says what it has', `[![A diver](${stillAddress} "With captions")](https://video.example/1)`],
  ['a table with its heads; the first may be empty', '| | 2025 |\n| - | - |\n| Works | 12 |'],
  ['a head that is a formula', '| a | $`x`$ |\n| - | - |\n| 1 | 2 |'],
  ['a bold sentence', '**Nobody was hurt.**'],
  ['bold words in a sentence', 'It was **not** so.'],
  ['letters of formulas', 'α and β are angles of 3 μm'],
  ['a name of another country', 'We thank José Núñez and the Universität Zürich for their help in 2024.'],
  ['a passage that says it exactly', '[Der Hafen ist für die Stadt und das Land da](lang:de-CH)'],
  ['a passage that says its language', 'They say [никогда не поздно](lang:ru) here.'],
  ['nothing', ''],
])('of %s nothing is said', (_, text) => {
  expect(remarksOn(text)).toEqual([]);
});

test.each([
  [
    'a level is left out',
    '## A\n\n#### B',
    { rule: 'headingSkips', words: 'B', level: 4, before: 2, right: 3 },
  ],
  ['a text begins too deep', '### B', { rule: 'headingSkips', words: 'B', level: 3, before: 1, right: 2 }],
  [
    'a heading is a bold line',
    '## A\n\n**How it went**',
    { rule: 'headingLooks', words: 'How it went', right: 2 },
  ],
  ['a link says nothing', 'Read more [here](/news)', { rule: 'linkWords', words: 'here' }],
  [
    'a link says nothing in German',
    '[Hier klicken …](/news)',
    { rule: 'linkWords', words: 'Hier klicken …' },
  ],
  ['a link has no letters', '[→](/news)', { rule: 'linkWords', words: '→' }],
  [
    'a link is an address',
    '[https://a.example/b](https://a.example/b)',
    { rule: 'linkAddress', words: 'https://a.example/b' },
  ],
  ['two links share a name', '[Report](/a), [report](/b)', { rule: 'linkSame', words: 'report' }],
  ['a picture has no text', `![](${stillAddress})`, { rule: 'altNone' }],
  ['a file name is no text', `![IMG_0815.jpg](${stillAddress})`, { rule: 'altFile', words: 'IMG_0815.jpg' }],
  [
    'a number of a camera is none either',
    `![DSC 0815](${stillAddress})`,
    { rule: 'altFile', words: 'DSC 0815' },
  ],
  ['the text repeats the caption', `![A lamp](${stillAddress} "a lamp")`, { rule: 'altRepeats' }],
  ['the text is long', `![${'a'.repeat(251)}](${stillAddress})`, { rule: 'altLong', count: 251 }],
  ['a column has no head', '| a | |\n| - | - |\n| 1 | 2 |', { rule: 'tableHead', column: 2 }],
  ['a video does not say', `[![A diver](${stillAddress})](https://video.example/1)`, { rule: 'captions' }],
])('%s', (_, text, expected) => {
  expect(remarksOn(text)).toEqual([expected]);
});

test.each([
  ['ru', 'They say никогда не поздно here.', 'никогда не поздно'],
  ['el', 'From θάλασσα, the sea.', 'θάλασσα'],
  ['ja', '海のそばで means by the sea.', '海のそばで'],
  ['zh', 'The word 潮汐 means tide.', '潮汐'],
  ['ar', 'The word بحر means sea.', 'بحر'],
  [
    'de',
    'Der Hafen ist für die Stadt und das Land von großer Bedeutung.',
    'Der Hafen ist für die Stadt und das Land von großer Bedeutu…',
  ],
  [
    'nl',
    'They say [“Hij ging met de kippen op stok”](lang:fr) and go to bed.',
    '“Hij ging met de kippen op stok”',
  ],
  [
    'de',
    'In the paper “Der Hafen ist für die Stadt und das Land” this is shown.',
    'Der Hafen ist für die Stadt und das Land',
  ],
  ['fr', 'Les marées sont plus hautes que dans le sud.', 'Les marées sont plus hautes que dans le sud.'],
])('a passage in %s is found', (language, text, words) => {
  expect(remarksOn(text)).toEqual([{ rule: 'passage', words, language }]);
});

test('what is the language of the lab is no passage', () => {
  const text = 'Der Hafen ist für die Stadt und das Land von großer Bedeutung.';
  expect(remarksOn(text, 'de')).toEqual([]);
  expect(remarksOn('The harbour is what the town and its people have always lived by.', 'de')).toEqual([
    expect.objectContaining({ rule: 'passage', language: 'en' }),
  ]);
});

test('code is in no language', () => {
  expect(remarksOn('`никогда`')).toEqual([]);
});

test('what comes first is said first, and not more than thirty things', () => {
  const links = Array.from({ length: 40 }, (_, at) => `[here](/${at})`).join(' and ');
  const found = checkText(schema.nodeFromJSON(documentOf(`### B\n\n${links}`)), 'en');
  expect(found[0]?.rule).toBe('headingSkips');
  expect(found).toHaveLength(30);
});

test('an empty heading is said', () => {
  const doc = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'heading', attrs: { level: 2 } }] });
  expect(checkText(doc, 'en')).toEqual([{ rule: 'headingEmpty', from: 0, to: 2 }]);
});
