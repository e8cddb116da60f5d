/**
 * Texts that another language or the lab's own words can replace, inside the objects that everybody imports.
 * So a module must not keep a text when it is loaded (web/src/kept-texts.test.ts). How they are replaced is
 * in settings/words/set-words.ts, which few visitors need.
 */

type Texts = Record<string, unknown>;

/** By the code of the language. */
type Translations = Readonly<Record<string, Texts>>;

export const registered: [name: string, texts: Texts, translations: Translations][] = [];

/** Set as soon as words are. */
export const hooks: {
  /** Replaces the texts of a page whose script is loaded later. */
  replace?: (texts: Texts, name: string, translations: Translations) => void;
  /** The text that replaces a usual one now. */
  current?: (original: string) => string;
} = {};

/** Registers texts. The script of a language does not contain `translations`. @__NO_SIDE_EFFECTS__ */
export function words<const Own extends object>(
  name: string,
  texts: Own,
  translations: Translations = {},
): Own {
  registered.push([name, texts as Texts, translations]);
  hooks.replace?.(texts as Texts, name, translations);
  return texts;
}

/** For a sentence of the API, which are always English. */
export const inCurrentWords = (sentence: string) => hooks.current?.(sentence) ?? sentence;
