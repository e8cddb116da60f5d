/** The list as a Word file. The library is large, so this module is loaded when a file is asked for. */
import type { ListedRun } from '@lab/contract/features/citations/lists/listed-works';
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
import { withoutUnwritable } from '../../../core/http/xml.ts';
import type { WorksList } from './works-list.ts';

const numbering = 'works';
/** In twentieths of a point: the lines after the first are set in, so that the names stand out. */
const hanging = { left: 567, hanging: 567 };

/** The first letter decides, as `dir="auto"` does in HTML. */
const isRightToLeft = (text: string) =>
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

export function listAsDocx({ title, locale, layout, sections, from, rest }: WorksList): Promise<Buffer> {
  const asEntry: IParagraphOptions =
    layout === 'numbered' ? { numbering: { reference: numbering, level: 0 } } : { indent: hanging };
  const works = sections.flatMap(({ heading, works }) => [
    ...(heading ? [paragraph([{ text: heading }], { heading: HeadingLevel.HEADING_1 })] : []),
    ...works.map(({ runs }) => paragraph(runs, { ...asEntry, spacing: { after: 120 } })),
  ]);
  const { host } = new URL(from.address);
  return Packer.toBuffer(
    new Document({
      title: withoutUnwritable(title),
      // Otherwise the library names an unknown author in the file.
      creator: host,
      lastModifiedBy: host,
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
            pointer(from),
            ...works,
            ...(rest ? [pointer(rest)] : []),
          ],
        },
      ],
    }),
  );
}

function paragraph(runs: readonly ListedRun[], options: IParagraphOptions): Paragraph {
  const rightToLeft = isRightToLeft(plainText(runs));
  return new Paragraph({
    ...options,
    ...(rightToLeft && { bidirectional: true }),
    children: runs.map((run) => asRun(run, rightToLeft)),
  });
}

const pointer = ({ text, address }: WorksList['from']) =>
  paragraph([{ text: `${text} ` }, { text: address, href: address }], { spacing: { after: 120 } });

function asRun({ text, italic, bold, href }: ListedRun, rightToLeft: boolean) {
  const options = {
    text: withoutUnwritable(text),
    italics: italic,
    bold,
    ...(rightToLeft && { rightToLeft }),
  };
  if (!href) return new TextRun(options);
  return new ExternalHyperlink({ link: href, children: [new TextRun({ ...options, style: 'Hyperlink' })] });
}
