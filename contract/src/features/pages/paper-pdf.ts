/** Google Scholar takes a PDF only from the folder of its page, so each paper's PDF has an address there too. */
import { idInFile } from './file-beside.ts';
import { paths } from './paths.ts';

const ending = '.pdf';

export const paperPdf = (id: string) => `${paths.paper(id)}${ending}`;

/** The paper's id in the path of its PDF. */
export const idInPaperPdf = (pathname: string) => idInFile(pathname, paths.paper(''), ending);
