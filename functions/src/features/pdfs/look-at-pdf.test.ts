import { madePdf } from '@lab/contract/features/pdfs/made-pdf.testing';
import { expect, test } from 'vitest';
import { lookAtPdf } from './look-at-pdf.ts';

const good = { text: 'Tides', tagged: true, title: 'Tides of the north', language: 'en-GB' };

test.each([
  ['everything', good, []],
  ['no text', { ...good, text: '' }, ['noText']],
  ['no tags', { ...good, tagged: false }, ['untagged']],
  ['no title', { ...good, title: '' }, ['noTitle']],
  ['the name of a file as its title', { ...good, title: 'Microsoft Word - final.docx' }, ['noTitle']],
  ['no language', { ...good, language: '' }, ['noLanguage']],
  ['the name of a language', { ...good, language: 'English (UK)' }, ['noLanguage']],
  ['a language for each of its parts', { ...good, language: '', passage: 'en' }, []],
  [
    'a language that is none, above parts that have one',
    { ...good, language: '12', passage: 'en' },
    ['noLanguage'],
  ],
  ['nothing', {}, ['noText', 'untagged', 'noTitle', 'noLanguage']],
])('a PDF with %s', async (_, parts, flaws) => {
  expect(await lookAtPdf(madePdf(parts))).toEqual(flaws);
});

const whole = madePdf(good);

test.each([
  ['no bytes', new Uint8Array()],
  ['other bytes', new TextEncoder().encode('reviewed')],
  ['its head alone', new TextEncoder().encode('%PDF-1.4')],
])('a file with %s cannot be opened', async (_, bytes) => {
  expect(await lookAtPdf(bytes)).toEqual(['unreadable']);
});

test('pages that lead in a circle are no pages', async () => {
  const circle = '%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 1 0 R>> endobj\ntrailer <</Root 1 0 R>>';
  expect(await lookAtPdf(new TextEncoder().encode(circle))).toContain('noText');
});

test('a file that was cut off is looked at, or cannot be opened, wherever the cut is', async () => {
  for (let end = 0; end < whole.length; end += 97) {
    expect(await lookAtPdf(whole.slice(0, end))).not.toEqual([]);
  }
});
