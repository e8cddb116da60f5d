/** The files of a record, which are beside its page: `/paper/1` and `/paper/1.pdf`. */
import { paths } from './paths.ts';

function idInFile(pathname: string, start: string, ending: string): string | undefined {
  if (!pathname.startsWith(start) || !pathname.endsWith(ending)) return undefined;
  const id = pathname.slice(start.length, -ending.length);
  return /^[\w-]+$/.test(id) ? id : undefined;
}

/**
 * Google Scholar takes a PDF only from the folder of its page, so each paper's PDF has an address there too.
 */
export const paperPdf = (id: string) => `${paths.paper(id)}.pdf`;
export const idInPaperPdf = (pathname: string) => idInFile(pathname, paths.paper(''), '.pdf');

/** The contact card (vCard) of a person. */
export const memberCard = (id: string) => `${paths.member(id)}.vcf`;
export const idInMemberCard = (pathname: string) => idInFile(pathname, paths.member(''), '.vcf');
