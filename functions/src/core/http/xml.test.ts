import { expect, it } from 'vitest';
import { element, escapeXml, withoutUnwritable, xmlDeclaration } from './xml.ts';

it('a document says first what it is', () => {
  expect(xmlDeclaration).toBe('<?xml version="1.0" encoding="UTF-8"?>\n');
});

it('nothing in a text is markup', () => {
  expect(escapeXml(`<b a="it's">R&D</b>`)).toBe('&lt;b a=&quot;it&apos;s&quot;&gt;R&amp;D&lt;/b&gt;');
  expect(element('title', 'Salt & sea')).toBe('<title>Salt &amp; sea</title>');
});

it('characters that XML cannot contain are left out', () => {
  expect(withoutUnwritable('a\0b\x0bc\ud800d\ufffee')).toBe('abcde');
  expect(escapeXml('a\0<')).toBe('a&lt;');
});

it('all others stay', () => {
  const text = 'tab\tline\n\rä – 王 \u{1d6fa} \ufffd\ud7ff\ue000';
  expect(withoutUnwritable(text)).toBe(text);
});
