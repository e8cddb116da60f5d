import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const citationTexts: Translation<typeof english.citationTexts> = {
  heading: 'Diese Arbeit zitieren',
  copy: 'Kopieren',
  copyStyle: (style) => `${style} kopieren`,
  copied: 'Das Zitat wurde kopiert',
  copyFailed: 'Kopieren nicht möglich. Bitte markieren und kopieren Sie den Text selbst.',
  download: (format) => `${format} herunterladen`,
  styles: { apa: 'APA', mla: 'MLA', chicago: 'Chicago', ieee: 'IEEE', vancouver: 'Vancouver' },
  formats: { bib: 'BibTeX', ris: 'RIS', 'csl.json': 'CSL JSON' },
  read: {
    heading: 'Mit einem Zitat ausfüllen',
    field: 'Zitat',
    hint: 'Eine DOI oder ein Eintrag in BibTeX, RIS oder CSL JSON',
    fill: 'Ausfüllen',
    filled: 'Ausgefüllt. Bitte prüfen Sie jedes Feld.',
    missing: (fields) => `Das Zitat sagt nichts zu: ${fields}.`,
    nothingRead: 'Das ist weder eine DOI noch ein Eintrag in BibTeX, RIS oder CSL JSON.',
    several: (count) => `Es sind ${count} Einträge. Bitte fügen Sie einen davon ein.`,
    tooLong: 'Dieser Eintrag ist zu lang. Bitte füllen Sie die Felder selbst aus.',
    unknownDoi: (doi) => `Die DOI ${doi} ist nicht registriert.`,
    unreachable:
      'Der DOI-Dienst ist zurzeit nicht erreichbar. Bitte füllen Sie die Felder selbst aus oder versuchen Sie es später noch einmal.',
    failed: 'Das Zitat konnte nicht gelesen werden. Bitte füllen Sie die Felder selbst aus.',
  },
};
