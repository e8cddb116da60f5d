/**
 * The texts that a lab can write itself, as they come in each language. Only the desk and the server need it.
 */
import { type Kinds, type OutputKey, outputKeys, outputKinds } from '../../../kinds/kinds.ts';
import { type OutputDeclarations, outputDeclarations } from '../../../kinds/output-declarations.ts';
import { declare } from '../../../lib/declare.ts';
import type { Translation } from '../../../texts/translation.ts';
import { germanOfChoices } from '../../mail/choices/texts.ts';
import { germanOfEvents } from '../../mail/texts.ts';
import type { Language } from '../choices.ts';
import { wordsDeskTexts as texts } from './desk/texts.ts';
import * as named from './english.ts';
import * as german from './german.ts';
import { type Words, withWords } from './set-words.ts';
import { isTemplate, placesIn, templateOf } from './template.ts';

type OutputWords = {
  readonly [Key in OutputKey as Kinds[Key]['name']]: OutputDeclarations[Key]['output']['texts'];
};

/** Those of each `kind.ts` of what a lab makes. */
const outputWords = declare<OutputWords>(
  Object.fromEntries(outputKeys.map((key) => [outputKinds[key].name, outputDeclarations[key].output.texts])),
);

export const english = { ...named, ...outputWords };

/** In which the desk shows them; a module lists what it exports by the alphabet. */
const order = [
  ...'site error fieldNames field record page news subscription alumni area collaborator labInfo message'.split(
    ' ',
  ),
  ...'outcome position team teamRule profile press pressPortrait paper paperSearch paperForm citation list event calendar made'.split(
    ' ',
  ),
  'madePage',
  ...Object.keys(outputWords),
  ...'year search session sessionTitle sessionForm identity account ownAccount invitation dashboard'.split(
    ' ',
  ),
  ...'application conflict freePage editor editorCheck markdown pdfLook legal legalPage barrier retention consent'.split(
    ' ',
  ),
  ...'setup firstStep mail notice mailChoice'.split(' '),
] as (keyof typeof english)[];

/** Codes for machines; how days are written is a setting of its own. */
const unchangeable = ['site/language', 'site/day', 'site/month', 'site/zone', 'page/locale'];

function* textsIn(words: Words, address = ''): Generator<[address: string, original: string]> {
  for (const [key, text] of Object.entries(words)) {
    const here = address + key;
    if (typeof text === 'object') yield* textsIn(text as Words, `${here}/`);
    else {
      const original = typeof text === 'function' ? templateOf(text as () => string) : String(text);
      if (original !== undefined && !unchangeable.includes(here)) yield [here, original];
    }
  }
}

const wholeGerman = {
  ...german,
  mail: { ...germanOfEvents, ...german.mail },
  mailChoice: { ...german.mailChoice, ...germanOfChoices },
};

const inOrder = (words: Translation<typeof english>): Words =>
  Object.fromEntries(order.map((name) => [name, words[name]]));

const read: Record<Language, () => ReadonlyMap<string, string>> = {
  // The words of the desk's own page may be in use.
  en: () => withWords({}, () => new Map(textsIn(inOrder(english)))),
  de: () => new Map(textsIn(inOrder(wholeGerman))),
};
const known = new Map<Language, ReadonlyMap<string, string>>();

/** By address; a text with values as a template. */
export function everyText(language: Language): ReadonlyMap<string, string> {
  const found = known.get(language) ?? read[language]();
  known.set(language, found);
  return found;
}

/** Why a text of the lab's own cannot replace this one. */
export function faultOf(language: Language, address: string, own: string): string | undefined {
  const original = everyText(language)?.get(address);
  if (original === undefined) return texts.unknown;
  if (own.trim() === '') return texts.empty;
  if (/[\p{Cc}\p{Co}\u2028-\u202e\u2066-\u2069]/u.test(own)) return texts.invisible;
  if (!isTemplate(original)) return isTemplate(own) ? texts.noPlaces : undefined;
  const [wanted, given] = [placesIn(original), placesIn(own)];
  return wanted.join('|') === given.join('|') ? undefined : texts.places(original);
}
