/** A text as a Word file. The library is large, so this module is loaded when a file is asked for. */
import { plainText } from '@lab/contract/features/citations/styles';
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import { withoutUnwritable } from '../http/xml.ts';
import { type Block, isRightToLeft, type TextRun as Run, type TextDocument } from './document.ts';

const numbering = 'entries';
/** In twentieths of a point: the lines after the first are set in, so that the names stand out. */
const hanging = { left: 567, hanging: 567 };
const spacing = { after: 120 };
const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2 };

export function asDocx({ title, locale, creator, blocks }: TextDocument): Promise<Buffer> {
  return Packer.toBuffer(
    new Document({
      title: withoutUnwritable(title),
      // Otherwise the library names an unknown author in the file.
      creator,
      lastModifiedBy: creator,
      styles: {
        default: { document: { run: { language: { value: locale } } } },
      },
      numbering: {
        config: [
          {
            reference: numbering,
            levels: [
              {
                level: 0,
                format: LevelFormat.DECIMAL,
                text: '%1.',
                alignment: AlignmentType.LEFT,
                style: { paragraph: { indent: hanging } },
              },
            ],
          },
        ],
      },
      sections: [
        {
          children: [
            paragraph([{ text: title }], { heading: HeadingLevel.TITLE }),
            ...blocks.flatMap(paragraphsOf),
          ],
        },
      ],
    }),
  );
}

function paragraphsOf(block: Block): Paragraph[] {
  if (block.kind === 'heading') return [paragraph([block], { heading: headings[block.level] })];
  if (block.kind === 'paragraph') return [paragraph(block.runs, { spacing })];
  const asEntry: IParagraphOptions = block.numbered
    ? { numbering: { reference: numbering, level: 0 } }
    : { indent: hanging };
  return block.entries.map((runs) => paragraph(runs, { ...asEntry, spacing }));
}

function paragraph(runs: readonly Run[], options: IParagraphOptions): Paragraph {
  const rightToLeft = isRightToLeft(plainText(runs));
  return new Paragraph({
    ...options,
    ...(rightToLeft && { bidirectional: true }),
    children: runs.map((run) => asRun(run, rightToLeft)),
  });
}

function asRun({ text, italic, bold, href }: Run, rightToLeft: boolean) {
  const options = {
    text: withoutUnwritable(text),
    italics: italic,
    bold,
    ...(rightToLeft && { rightToLeft }),
  };
  if (!href) return new TextRun(options);
  return new ExternalHyperlink({ link: href, children: [new TextRun({ ...options, style: 'Hyperlink' })] });
}
