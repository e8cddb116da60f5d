/**
 * What was found in a PDF is in the metadata of the file. Only the server may write there: storage.rules.
 */
import { type PdfFlaw, pdfFlaws } from '@lab/contract/features/pdfs/look';
import type { File } from '../../core/data/storage.ts';

const written = ({ metadata }: File): string => String(metadata.metadata?.flaws ?? '');

export const isLookedAt = (file: File): boolean => written(file) !== '';

export const flawsAt = (file: File): PdfFlaw[] =>
  pdfFlaws.filter((flaw) => written(file).split(' ').includes(flaw));

export const writeFlaws = (file: File, flaws: readonly PdfFlaw[]) =>
  file.setMetadata({ metadata: { flaws: flaws.join(' ') || 'none' } });
