import { flawsOf, type OpenedPdf, type PdfFlaw } from '@lab/contract/features/pdfs/look';

/** A file that takes longer was made to do so. */
const longest = 20_000;

export async function lookAtPdf(bytes: Uint8Array): Promise<PdfFlaw[]> {
  const { getDocumentProxy } = await import('unpdf');
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<PdfFlaw[]>((resolve) => {
    timer = setTimeout(() => resolve(['unreadable']), longest);
  });
  const look = async (): Promise<PdfFlaw[]> => {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
    try {
      return await flawsOf(pdf as OpenedPdf);
    } finally {
      await pdf.destroy();
    }
  };
  // A damaged or protected file is no failure of ours: that it cannot be opened is what the lab must know.
  return Promise.race([look().catch((): PdfFlaw[] => ['unreadable']), tooLong]).finally(() =>
    clearTimeout(timer),
  );
}
