import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const pdfLookTexts: Translation<typeof english.pdfLookTexts> = {
  looking: 'Es wird geprüft, ob alle dieses PDF lesen können …',
  good: 'Alle können dieses PDF lesen: Es hat Text, Tags, einen Titel und eine Sprache.',
  lead: 'Sie können dieses PDF senden. Nicht alle können es lesen:',
  flaws: {
    unreadable: 'Es lässt sich nicht öffnen. Vielleicht ist es beschädigt oder hat ein Kennwort.',
    noText: 'Die ersten Seiten haben keinen Text, nur Bilder. Eine Texterkennung (OCR) hilft.',
    untagged:
      'Es hat keine Tags, deshalb erkennt eine Stimme Überschriften, Listen und Tabellen nicht. Bitte als PDF mit Tags exportieren.',
    noTitle: 'Es hat keinen Titel. Bitte den Titel in den Eigenschaften des Dokuments eintragen.',
    noLanguage: 'Es nennt seine Sprache nicht. Bitte die Sprache des Dokuments einstellen.',
  },
};
