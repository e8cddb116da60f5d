/**
 * A text as a tagged PDF, which says its title and language and embeds its faces. The libraries and faces are
 * large, so this module is loaded when a file is asked for.
 */
import PDFDocument from 'pdfkit';
import { withoutUnwritable } from '../http/xml.ts';
import type { Block, TextDocument, TextRun } from './document.ts';
import { type FaceName, faceNamed, unknown } from './faces.ts';
import { linesOf, type Piece } from './lines.ts';

type Doc = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Doc['struct']>;

const margin = 64;
const lineHeight = 1.45;
/** Where the letters of a line stand, in its size below its top. */
const baseline = 1.05;
const colors = { ink: '#14211c', link: '#0b5d4b', foot: '#4b5a53' };

interface Style {
  size: number;
  above: number;
  bold?: true;
  /** How far lines are set in, the first too. */
  indent?: number;
  /** How many lines must have room below, so that no heading is alone at the end of a page. */
  keep?: number;
}

const styles = {
  title: { size: 22, above: 0, bold: true as const },
  1: { size: 15, above: 16, bold: true as const, keep: 3 },
  2: { size: 11.5, above: 9, bold: true as const, keep: 2 },
  text: { size: 10, above: 5 },
  entry: { size: 10, above: 4, indent: 12 },
} satisfies Record<string, Style>;

/** `unknownLetters` is said at the end where no face has a letter. */
export async function asPdf(
  { title, locale, creator, blocks }: TextDocument,
  unknownLetters: string,
): Promise<Buffer> {
  const doc = new PDFDocument({
    pdfVersion: '1.7',
    // The types do not know this subset yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: locale,
    displayTitle: true,
    size: 'A4',
    margin,
    bufferPages: true,
    info: { Title: withoutUnwritable(title), Author: creator, Creator: creator },
    font: openedFace('regular'),
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const page = new Page(doc);
  page.write(root, 'H1', [{ text: title }], styles.title);
  for (const block of blocks) writeBlock(page, root, block);
  if (page.isIncomplete) page.write(root, 'P', [{ text: unknownLetters }], styles.text);
  root.end();
  numberPages(doc, page);
  doc.end();
  return whole;
}

function writeBlock(page: Page, root: Element, block: Block): void {
  if (block.kind === 'heading') page.write(root, `H${block.level + 1}`, [block], styles[block.level]);
  else if (block.kind === 'paragraph') page.write(root, 'P', block.runs, styles.text);
  else {
    const list = page.doc.struct('L');
    root.add(list);
    for (const [at, runs] of block.entries.entries()) {
      const item = page.doc.struct('LI');
      list.add(item);
      const number = block.numbered ? [{ text: `${at + 1}. ` }] : [];
      page.write(item, 'LBody', [...number, ...runs], styles.entry);
      item.end();
    }
    list.end();
  }
}

/** The types do not know that a face may be given as it was opened. */
const openedFace = (face: FaceName) => faceNamed(face) as unknown as string;

/** Where a line must not break, a space stays as it is. */
const oneLine = (text: string) => withoutUnwritable(text).replace(/[^\S\u00a0]+/g, ' ');

const runsFromRight = (face: FaceName) => face === 'arabic' || face === 'hebrew';

/** With a list of features the library shapes a text as a whole, otherwise word by word from the left. */
const shaping = (face: FaceName) => (runsFromRight(face) ? { features: [] } : {});

/** Writes from the top of a page to its end, and goes on with the next. */
class Page {
  y = margin;
  isIncomplete = false;
  constructor(readonly doc: Doc) {}

  write(parent: Element, tag: string, runs: readonly TextRun[], style: Style): void {
    const { size, above, bold, indent = 0, keep = 0 } = style;
    const written = runs.map((run) => ({ ...run, bold: bold ?? run.bold, text: oneLine(run.text) }));
    const width = this.doc.page.width - 2 * margin - indent;
    const measure = (text: string, face: FaceName) => this.as(face, size).widthOfString(text, shaping(face));
    const pieces = linesOf(written, width, measure);
    this.isIncomplete ||= pieces.some(({ text }) => text.includes(unknown));
    const height = size * lineHeight;
    if (this.y > margin) this.y += above;
    this.room(height * (1 + keep));
    let line = 0;
    const draw = (piece: Piece, href: string | undefined) => {
      for (; line < piece.line; line++) this.y += height;
      this.room(height);
      const [x, y] = [margin + indent + piece.x, this.y + size * baseline];
      const { ascent, unitsPerEm } = faceNamed(piece.face);
      this.as(piece.face, size)
        .fillColor(href ? colors.link : colors.ink)
        .text(piece.written, x, y - (size * ascent) / unitsPerEm, {
          lineBreak: false,
          ...shaping(piece.face),
          ...(href && { link: href }),
        });
      if (href) {
        const under = y + size * 0.15;
        this.doc
          .moveTo(x, under)
          .lineTo(x + piece.width, under)
          .lineWidth(0.5)
          .stroke(colors.link);
      }
    };
    const element = this.doc.struct(tag as 'P');
    parent.add(element);
    for (const [at, { href }] of written.entries()) {
      const own = pieces.filter(({ run }) => run === at);
      if (own.length === 0) continue;
      const inside = href ? this.doc.struct('Link') : element;
      if (href) element.add(inside);
      for (const piece of own) this.add(inside, piece, () => draw(piece, href));
      if (href) inside.end();
    }
    element.end();
    this.y += height;
  }

  /** What runs from right to left is drawn turned around, so the file also says it as it is read. */
  private add(parent: Element, { written, text, face }: Piece, draw: () => void): void {
    if (written === text && !runsFromRight(face)) parent.add(draw);
    else {
      const span = this.doc.struct('Span', { actual: text });
      parent.add(span);
      span.add(draw);
      span.end();
    }
  }

  as(face: FaceName, size: number): Doc {
    this.doc.registerFont(face, openedFace(face));
    return this.doc.font(face, size);
  }

  private room(height: number): void {
    if (this.y + height <= this.doc.page.height - margin) return;
    this.doc.addPage();
    this.y = margin;
  }
}

function numberPages(doc: Doc, page: Page): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at);
    doc.markContent('Artifact', { type: 'Pagination' });
    const number = `${at + 1} / ${count}`;
    const x = doc.page.width - margin - page.as('regular', 8).widthOfString(number);
    doc
      .fillColor(colors.foot)
      .text(number, x, doc.page.height - margin / 2, { lineBreak: false, baseline: 'alphabetic' });
    doc.endMarkedContent();
  }
}
