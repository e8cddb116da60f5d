import { words } from '../../texts/words.ts';

/** At a PDF that somebody has chosen. */
export const pdfLookTexts = words('pdfLook', {
  looking: 'Looking whether everybody can read this PDF…',
  good: 'Everybody can read this PDF: it has text, tags, a title and a language.',
  lead: 'You can send this PDF. Not everybody can read it:',
  flaws: {
    unreadable: 'It could not be opened. It may be damaged, or protected by a password.',
    noText: 'Its first pages have no text, only pictures. Run text recognition (OCR).',
    untagged: 'It has no tags, so a voice cannot tell headings, lists and tables. Export it as a tagged PDF.',
    noTitle: 'It has no title. Fill in the title in the properties of the document.',
    noLanguage: 'It does not say its language. Set the language of the document.',
  },
});
