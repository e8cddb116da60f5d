/** The words of a lab: its language, and the texts that it has written itself. Visitors load this only where a lab has chosen. */

import { siteTexts } from '../../../texts/texts.ts';
import type { DateFormat, Language } from '../choices.ts';
import { ownWords } from './own-words.ts';
import { setWords, type Words } from './set-words.ts';

/** What a page says of the lab's words; nothing for English as it comes. */
export interface ChosenWords {
  language?: Exclude<Language, 'en'>;
  /** By the address of the text, such as `site/nav/home`. */
  own?: Readonly<Record<string, string>>;
  dateFormat?: Exclude<DateFormat, 'usual'>;
}

const translations: Record<Exclude<Language, 'en'>, () => Promise<Words>> = {
  de: () => import('./german.ts'),
};

type Day = typeof siteTexts.day;

const days: Record<Exclude<DateFormat, 'usual'>, Day | undefined> = {
  dayFirst: (year, month, day) => `${day} ${siteTexts.month(year, month)}`,
  iso: (year, month, day) => [year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-'),
};

export async function loadWords({ language, own = {}, dateFormat }: ChosenWords = {}): Promise<Words> {
  const translated: Words = language ? await translations[language]() : {};
  // In German the day is first, with a full stop, as usual.
  const day = language && dateFormat === 'dayFirst' ? undefined : dateFormat && days[dateFormat];
  const words = day ? { ...translated, site: { ...(translated.site as Words), day } } : translated;
  return ownWords(words, own);
}

/** For a browser, which shows one site. */
export async function speak(chosen: ChosenWords | undefined): Promise<void> {
  setWords(await loadWords(chosen));
}
