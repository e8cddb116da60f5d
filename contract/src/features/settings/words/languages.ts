/**
 * The words of a lab: its language, and the texts that it has written itself. Visitors load this only where a
 * lab has chosen.
 */

import { siteTexts } from '../../../texts/texts.ts';
import type { DateFormat, GapWords, Language } from '../choices.ts';
import { setWords, type Words } from './set-words.ts';
import { filled, isTemplate } from './template.ts';

/** What a page says of the lab's words; nothing for English as it comes. */
export interface ChosenWords {
  language?: Exclude<Language, 'en'>;
  /** By the address of the text, such as `site/nav/home`. */
  own?: Readonly<Record<string, string>>;
  dateFormat?: Exclude<DateFormat, 'usual'>;
  gaps?: Exclude<GapWords, 'named'>;
}

const translations: Record<Exclude<Language, 'en'>, () => Promise<Words>> = {
  de: () => import('./german.ts'),
};

/** Texts of the specification that say nothing where a lab wants no words for gaps. */
const silent: NonNullable<ChosenWords['own']> = {
  'team/subheading': '',
  'team/defaults/email': '',
  'team/defaults/phone': '',
  'team/defaults/university': '',
  'team/defaults/details': '',
  'labInfo/followUs': '',
  'paper/recent/subheading': '',
  'paper/publications/noDescription': '',
};

type Day = typeof siteTexts.day;

const days: Record<Exclude<DateFormat, 'usual'>, Day | undefined> = {
  dayFirst: (year, month, day) => `${day} ${siteTexts.month(year, month)}`,
  iso: (year, month, day) => [year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-'),
};

export async function loadWords({ language, own = {}, dateFormat, gaps }: ChosenWords = {}): Promise<Words> {
  const translated: Words = language ? await translations[language]() : {};
  // In German the day is first, with a full stop, as usual.
  const day = language && dateFormat === 'dayFirst' ? undefined : dateFormat && days[dateFormat];
  const words = day ? { ...translated, site: { ...(translated.site as Words), day } } : translated;
  const replaced = { ...(gaps && silent), ...own };
  return Object.entries(replaced).reduce((all, [address, text]) => put(all, address.split('/'), text), words);
}

/** Puts a text that a lab has written itself over a translation, which is not changed. */
function put(words: Words, [key = '', ...rest]: string[], text: string): Words {
  const written = isTemplate(text) ? filled(text) : text;
  return { ...words, [key]: rest.length > 0 ? put((words[key] ?? {}) as Words, rest, text) : written };
}

/** For a browser, which shows one site. */
export async function speak(chosen: ChosenWords | undefined): Promise<void> {
  setWords(await loadWords(chosen));
}
