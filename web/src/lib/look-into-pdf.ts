import { flawsOf, type OpenedPdf, type PdfFlaw } from '@lab/contract/features/pdfs/look';

/** Undefined where the reader of PDFs could not be loaded: then nothing is known of the file. */
export async function lookIntoPdf(file: File): Promise<PdfFlaw[] | undefined> {
  const reader = await import('unpdf').catch(() => undefined);
  if (!reader) return undefined;
  try {
    const pdf = await reader.getDocumentProxy(new Uint8Array(await file.arrayBuffer()), { verbosity: 0 });
    try {
      return await flawsOf(pdf as OpenedPdf);
    } finally {
      await pdf.destroy();
    }
  } catch {
    return ['unreadable'];
  }
}
