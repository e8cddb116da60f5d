import { words } from '../../texts/words.ts';

export const citationTexts = words('citation', {
  heading: 'Cite this paper',
  copy: 'Copy',
  copyStyle: (style: string) => `Copy ${style}`,
  copied: 'Citation copied',
  copyFailed: 'Could not copy. Please select the text and copy it yourself.',
  download: (format: string) => `Download ${format}`,
  styles: { apa: 'APA', mla: 'MLA', chicago: 'Chicago', ieee: 'IEEE', vancouver: 'Vancouver' },
  formats: { bib: 'BibTeX', ris: 'RIS', 'csl.json': 'CSL JSON' },
  read: {
    heading: 'Fill in from a citation',
    field: 'Citation',
    hint: 'A DOI, or a BibTeX, RIS or CSL JSON entry',
    fill: 'Fill in',
    filled: 'Filled in. Please check every field.',
    missing: (fields: string) => `The citation does not say: ${fields}.`,
    nothingRead: 'This is neither a DOI nor a BibTeX, RIS or CSL JSON entry.',
    several: (count: number) => `There are ${count} entries. Please paste one of them.`,
    tooLong: 'This entry is too long to be read. Please fill in the fields yourself.',
    unknownDoi: (doi: string) => `The DOI ${doi} is not registered.`,
    unreachable:
      'The DOI service cannot be reached at the moment. Please fill in the fields yourself or try again later.',
    failed: 'The citation could not be read. Please fill in the fields yourself.',
  },
} as const);
