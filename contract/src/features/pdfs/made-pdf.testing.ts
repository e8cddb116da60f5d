/** A small PDF for tests, with what a voice needs or without it. */
interface Parts {
  text?: string;
  tagged?: boolean;
  title?: string;
  language?: string;
  /** Of the paragraph. */
  passage?: string;
}

export function madePdf({
  text = '',
  tagged = false,
  title = '',
  language = '',
  passage = '',
}: Parts): Uint8Array<ArrayBuffer> {
  const words = `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`;
  const content = tagged ? `/P <</MCID 0>> BDC ${words} EMC` : words;
  const objects = [
    `<</Type /Catalog /Pages 2 0 R ${language && `/Lang (${language})`} ${tagged ? '/MarkInfo <</Marked true>> /StructTreeRoot 6 0 R' : ''}>>`,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /StructParents 0 /Resources <</Font <</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
    '<</Type /StructTreeRoot /K [7 0 R] /ParentTree <</Nums [0 [7 0 R]]>> /ParentTreeNextKey 1>>',
    `<</Type /StructElem /S /P /P 6 0 R /Pg 3 0 R /K 0 ${passage && `/Lang (${passage})`}>>`,
    `<<${title && `/Title (${title})`}>>`,
  ];
  let file = '%PDF-1.7\n';
  const starts = objects.map((object, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const end = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  file += `trailer <</Size ${objects.length + 1} /Root 1 0 R /Info 8 0 R>>\nstartxref\n${end}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
