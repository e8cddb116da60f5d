import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { unzip } from '../../../test/unzip.ts';
import { listAsDocx } from './list-docx.ts';
import type { WorksList } from './works-list.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  preserveOrder: false,
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => ['w:p', 'w:r', 'w:hyperlink', 'Relationship'].includes(name),
});

const doi = 'https://doi.org/10.1000/fog';
const runs = [
  { text: 'Lee, B., & ' },
  { text: 'Byron, A.', bold: true as const },
  { text: ' (2024). Fog & <harbours>. ' },
  { text: 'Annals', italic: true as const },
  { text: '. ' },
  { text: doi, href: doi },
];

const list = (changes: Partial<WorksList> = {}): WorksList => ({
  language: 'en',
  locale: 'en-GB',
  title: 'Publications of Ada Byron',
  layout: 'year',
  sections: [{ heading: '2024', works: [{ id: 'p1', year: '2024', runs }] }],
  from: { text: 'From', address: 'https://lab.test/publications?person=m1&year=2024' },
  ...changes,
});

interface Run {
  'w:t'?: { '#text'?: string } | string;
  'w:rPr'?: Record<string, unknown>;
}

interface ParagraphXml {
  'w:pPr'?: Record<string, Record<string, string>>;
  'w:r'?: Run[];
  'w:hyperlink'?: { 'r:id': string; 'w:r': Run[] }[];
}

const textOf = ({ 'w:t': text = '' }: Run) => (typeof text === 'string' ? text : (text['#text'] ?? ''));

async function open(given: WorksList) {
  const files = unzip(await listAsDocx(given));
  for (const [name, text] of files) {
    if (/\.(xml|rels)$/.test(name)) expect([name, XMLValidator.validate(text)]).toEqual([name, true]);
  }
  const part = (name: string) => files.get(name) ?? '';
  const paragraphs: ParagraphXml[] = parser.parse(part('word/document.xml'))['w:document']['w:body']['w:p'];
  return { part, paragraphs };
}

const paragraphText = ({ 'w:r': own = [], 'w:hyperlink': links = [] }: ParagraphXml) =>
  [...own, ...links.flatMap((link) => link['w:r'])].map(textOf).join('');

describe('a Word file', () => {
  it('has its title and years as headings, and says its language', async () => {
    const { part, paragraphs } = await open(list());
    const styles = paragraphs.map(({ 'w:pPr': of }) => of?.['w:pStyle']?.['w:val']);
    expect(styles).toEqual(['Title', undefined, 'Heading1', undefined]);
    expect(paragraphs.map(paragraphText)).toEqual([
      'Publications of Ada Byron',
      'From https://lab.test/publications?person=m1&year=2024',
      '2024',
      `Lee, B., & Byron, A. (2024). Fog & <harbours>. Annals. ${doi}`,
    ]);
    expect(part('word/styles.xml')).toMatch(/<w:docDefaults>.*<w:lang w:val="en-GB"/s);
    expect(part('docProps/core.xml')).toContain(
      '<dc:title>Publications of Ada Byron</dc:title><dc:creator>lab.test</dc:creator>',
    );
  });

  it('has names in bold and journals in italics, and nothing else', async () => {
    const { paragraphs } = await open(list());
    const looks = (paragraphs[3]?.['w:r'] ?? []).map((run) => [
      textOf(run),
      Object.keys(run['w:rPr'] ?? {})
        .filter((name) => ['w:b', 'w:i'].includes(name))
        .join(),
    ]);
    expect(looks).toEqual([
      ['Lee, B., & ', ''],
      ['Byron, A.', 'w:b'],
      [' (2024). Fog & <harbours>. ', ''],
      ['Annals', 'w:i'],
      ['. ', ''],
    ]);
  });

  it('links DOIs', async () => {
    const { part, paragraphs } = await open(list());
    const [link] = paragraphs[3]?.['w:hyperlink'] ?? [];
    const rels: Record<string, string>[] = parser.parse(part('word/_rels/document.xml.rels')).Relationships
      .Relationship;
    const target = rels.find(({ Id }) => Id === link?.['r:id']);
    expect(target).toMatchObject({ Target: doi, TargetMode: 'External' });
  });

  it('numbers works by a list of Word, not by typed numbers', async () => {
    const works = [1, 2].map((at) => ({ id: `p${at}`, year: '', runs }));
    const { part, paragraphs } = await open(list({ layout: 'numbered', sections: [{ heading: '', works }] }));
    const entries = paragraphs.slice(2);
    expect(entries.map(paragraphText).join()).not.toMatch(/^1\./);
    const numbers = entries.map(
      (entry) =>
        (entry['w:pPr']?.['w:numPr'] as unknown as Record<string, Record<string, string>>)?.['w:numId']?.[
          'w:val'
        ],
    );
    expect(new Set(numbers).size).toBe(1);
    const abstract = new RegExp(`<w:num w:numId="${numbers[0]}"[^>]*><w:abstractNumId w:val="(\\d+)"`).exec(
      part('word/numbering.xml'),
    )?.[1];
    expect(part('word/numbering.xml')).toMatch(
      new RegExp(
        `<w:abstractNum w:abstractNumId="${abstract}".*?<w:numFmt w:val="decimal"/><w:lvlText w:val="%1\\."`,
        's',
      ),
    );
  });

  it('opens whatever the texts are', async () => {
    const hostile = [
      '<script>alert(1)</script> & "quotes"',
      '\u0000\u0001\u000b\ufffe broken \ud800 halves',
      '</w:t></w:r></w:p>',
      '$\\frac{1}{2}$ {\\ss} \\textbackslash',
      'التيارات في المرافئ',
      Array.from({ length: 1_000 }, (_, at) => `Lee${at}, A.`).join(', '),
    ];
    const works = hostile.map((text, at) => ({ id: `p${at}`, year: '', runs: [{ text }] }));
    const { paragraphs } = await open(list({ title: hostile[1] ?? '', sections: [{ heading: '', works }] }));
    const texts = paragraphs.slice(2).map(paragraphText);
    expect(texts[0]).toBe(hostile[0]);
    expect(texts[1]).toBe(' broken  halves');
    expect(texts.slice(2)).toEqual(hostile.slice(2));
    const rightToLeft = paragraphs
      .slice(2)
      .map(({ 'w:pPr': of }) => Object.keys(of ?? {}).includes('w:bidi'));
    expect(rightToLeft).toEqual([false, false, false, false, true, false]);
  });

  it('says where the other works are', async () => {
    const rest = {
      text: 'Only the first 1000 works are in this file. The others are at',
      address: 'https://lab.test/x',
    };
    const { paragraphs } = await open(list({ rest }));
    expect(paragraphText(paragraphs.at(-1) ?? {})).toBe(`${rest.text} https://lab.test/x`);
  });
});
