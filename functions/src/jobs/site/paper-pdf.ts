import { api } from '@lab/contract';
import { idInPaperPdf } from '@lab/contract/features/pages/paper-pdf';
import { invoke } from '../../app/invoke.ts';
import type { Address } from '../../core/http/origin.ts';
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
