import { AppError, api } from '@lab/contract';
import { idInPaperPdf } from '@lab/contract/pages/paper-pdf';
import type { Address } from '../http/origin.ts';
import { invoke } from '../invoke.ts';
import { type Reply, redirectTo } from './reply.ts';

/** Leads from the PDF beside a paper's page to the uploaded file; undefined where there is none. */
export async function answerPaperPdf({ url }: Address): Promise<Reply | undefined> {
  const id = idInPaperPdf(url.pathname);
  if (id === undefined) return undefined;
  const pdf = await pdfOf(id);
  return pdf?.startsWith('/') ? redirectTo(pdf) : undefined;
}

async function pdfOf(id: string): Promise<string | undefined> {
  try {
    const { reply } = await invoke(api.papers.get, { params: { id } });
    return reply.pdf;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}
