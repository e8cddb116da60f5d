import { bibtex } from './bibtex.ts';
import { type Citation, cslItem } from './csl.ts';
import { ris } from './ris.ts';

interface CitationFormat {
  contentType: string;
  write(citations: readonly Citation[]): string;
}

/** The file formats of citation managers, by file extension. */
export const citationFormats = {
  bib: {
    contentType: 'application/x-bibtex; charset=utf-8',
    write: (citations) => citations.map(bibtex).join('\n'),
  },
  ris: {
    contentType: 'application/x-research-info-systems; charset=utf-8',
    write: (citations) => citations.map(ris).join('\r\n'),
  },
  'csl.json': {
    contentType: 'application/vnd.citationstyles.csl+json; charset=utf-8',
    write: (citations) => `${JSON.stringify(citations.map(cslItem), null, 2)}\n`,
  },
} satisfies Record<string, CitationFormat>;

export type CitationFormatName = keyof typeof citationFormats;

export const citationFormatNames = Object.keys(citationFormats) as CitationFormatName[];
