import { api } from '@lab/contract';
import { idInPaperPdf } from '@lab/contract/pages/paper-pdf';
import type { Address } from '../http/origin.ts';
import { invoke } from '../invoke.ts';
import { type Reply, redirectTo } from './reply.ts';
import { whenFound } from './when-found.ts';

/** Leads from the PDF beside a paper's page to the uploaded file; undefined where there is none. */
export async function answerPaperPdf({ url }: Address): Promise<Reply | undefined> {
  const id = idInPaperPdf(url.pathname);
  if (id === undefined) return undefined;
  const found = await whenFound(invoke(api.papers.get, { params: { id } }));
  const pdf = found?.reply.pdf;
  return pdf?.startsWith('/') ? redirectTo(pdf) : undefined;
}
