/** Google Scholar takes a PDF only from the folder of its page, so each paper's PDF has an address there too. */
import { paths } from './paths.ts';

const ending = '.pdf';

export const paperPdf = (id: string) => `${paths.paper(id)}${ending}`;

/** The paper's id in the path of its PDF. */
export function idInPaperPdf(pathname: string): string | undefined {
  const start = paths.paper('');
  if (!pathname.startsWith(start) || !pathname.endsWith(ending)) return undefined;
  const id = pathname.slice(start.length, -ending.length);
  return /^[\w-]+$/.test(id) ? id : undefined;
}
