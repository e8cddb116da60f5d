import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { lookAtPdf } from '../../features/pdfs/look-at-pdf.ts';
import type { TextDocument, TextRun } from './document.ts';
import { asPdf } from './pdf.ts';

const unknownLetters = 'Some letters are missing.';
const link = 'https://lab.test/a?b=1';

const documentOf = (runs: readonly TextRun[]): TextDocument => ({
  title: 'Kestrel Point 2025',
  locale: 'en-GB',
  creator: 'lab.test',
  blocks: [
    { kind: 'heading', level: 1, text: 'Publications' },
    { kind: 'paragraph', runs },
    { kind: 'list', numbered: true, entries: [[{ text: 'First' }], [{ text: 'Second', href: link }]] },
  ],
});

async function open(...runs: TextRun[]) {
  const bytes = new Uint8Array(await asPdf(documentOf(runs), unknownLetters));
  const flaws = await lookAtPdf(bytes.slice());
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  const { text } = await extractText(pdf, { mergePages: true });
  return { pdf, flaws, text: text.replace(/\s+/g, ' ') };
}

interface Node {
  role?: string;
  children?: Node[];
}

const rolesIn = ({ role, children = [] }: Node): unknown[] => [
  role,
  ...children.filter((child) => child.role).map(rolesIn),
];

describe('a PDF', () => {
  it('has text, tags, a title and a language', async () => {
    const { pdf, flaws, text } = await open({ text: 'Tides' });
    expect(flaws).toEqual([]);
    expect(text).toContain('Kestrel Point 2025 Publications Tides 1. First 2. Second 1 / 1');
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Kestrel Point 2025', Author: 'lab.test', Language: 'en-GB' });
  });

  it('says what is a heading, a list and a link', async () => {
    const { pdf } = await open({ text: 'Tides' });
    const page = await pdf.getPage(1);
    expect(rolesIn((await page.getStructTree()) as Node)).toEqual([
      'Root',
      ['Document', ['H1'], ['H2'], ['P'], ['L', ['LI', ['LBody']], ['LI', ['LBody', ['Link']]]]],
    ]);
    const links = await page.getAnnotations();
    expect(links.map(({ url }) => url)).toEqual([link]);
  });

  it.each([
    ['Latin with marks', 'Zażółć gęślą jaźń, Nguyễn, naïve'],
    ['Greek', 'Ελένη Παπαδάκη'],
    ['Cyrillic', 'Юрий Ґудзь'],
    ['Han and kana', '苏砚舟、漢字かな'],
    ['Hangul', '김민준'],
    ['signs', 'x² ≤ ∑ → α — “quoted” …'],
  ])('has the letters of %s', async (_, written) => {
    const { text, flaws } = await open({ text: written });
    expect(text).toContain(written);
    expect([flaws, text.includes(unknownLetters)]).toEqual([[], false]);
  });

  it('has Arabic words whole, and as spans that say how they are read', async () => {
    const { text, pdf } = await open({ text: 'ليلى حداد (2024) Rafael' });
    for (const word of ['ليلى', 'حداد', '2024', 'Rafael']) expect(text).toContain(word);
    expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toContain('Span');
  });

  it('says so where it has no face for a letter, and only there', async () => {
    expect((await open({ text: 'Boats 🎉' })).text).toMatch(/Boats \ufffd.*Some letters are missing\./);
    expect((await open({ text: 'a\u200bb\u2060c\u0000' })).text).toMatch(/ abc 1\. First 2\. Second 1/);
  });

  it('goes on over pages, and breaks words that are longer than a line', async () => {
    const { pdf, flaws, text } = await open({
      text: `${'Tides and currents. '.repeat(400)}${'x'.repeat(300)}`,
    });
    expect(pdf.numPages).toBe(2);
    expect(flaws).toEqual([]);
    expect(text.match(/Tides and currents\./g)).toHaveLength(400);
    expect(text.match(/x{2,}/g)?.join('')).toHaveLength(300);
  });
});
