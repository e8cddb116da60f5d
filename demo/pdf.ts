import type { DemoWork } from './content/shapes.ts';

/** A short but real PDF of a paper: its title, authors and abstract on one A4 page. */
export function paperPdf(paper: DemoWork): Buffer {
  const content = [
    ...lines(paper.title, 18, 46, 700),
    ...lines(paper.authors.map(latin).filter(Boolean).join(', '), 10, 92, 620),
    ...lines(
      [paper.publisher, paper.date, paper.doi && `doi:${paper.doi}`].filter(Boolean).join(', '),
      10,
      92,
      560,
    ),
    ...lines(paper.details, 11, 84, 520),
    ...lines('Demo copy. Kestrel Point Laboratory does not exist.', 9, 92, 70),
  ].join('\n');
  const stream = Buffer.from(`BT\n${content}\nET`, 'latin1');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
    Buffer.concat([
      Buffer.from(`<< /Length ${stream.length} >>\nstream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
    `<< /Title <${utf16(paper.title)}> /Producer (Kestrel Point Laboratory) >>`,
  ]);
}

/**
 * The built-in fonts only contain Latin letters, so a paper in another script is shown by its English parts.
 */
function latin(text: string): string {
  const plain = text.normalize('NFC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—−]/g, '-');
  const paragraphs = plain
    .split('\n')
    .map((paragraph) => paragraph.replace(/[^\x20-\x7e\u00a1-\u00ff]+/g, ' ').trim());
  return paragraphs.filter((paragraph) => /[a-z]{2}/i.test(paragraph)).join(' ');
}

function lines(text: string, size: number, perLine: number, top: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of latin(text).split(/\s+/)) {
    if (row.length + word.length > perLine) {
      rows.push(row);
      row = '';
    }
    row += (row ? ' ' : '') + word;
  }
  rows.push(row);
  return rows.map(
    (shown, i) =>
      `/F1 ${size} Tf 1 0 0 1 72 ${top - i * Math.round(size * 1.35)} Tm (${shown.replace(/[\\()]/g, '\\$&')}) Tj`,
  );
}

const utf16 = (text: string) => `feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}`;

function assemble(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: string | Buffer) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    add(`${index + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
  });
  const table = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`);
  add(
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}
