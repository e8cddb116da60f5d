import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const newsTexts: Translation<typeof english.newsTexts> = {
  list: {
    title: 'Neues',
    lead: 'Was es in unserem Forschungslabor Neues gibt: Ergebnisse, Veranstaltungen, Menschen und offene Türen.',
    older: 'Ältere Neuigkeiten',
    empty: 'Keine Neuigkeiten gefunden.',
    readMore: 'Weiterlesen',
    failed: 'Die Neuigkeiten konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  },
  detail: {
    notFound: 'Diese Neuigkeit wurde nicht gefunden.',
    by: (author) => `Von ${author}`,
    back: 'Zurück zu Neues',
  },
};
