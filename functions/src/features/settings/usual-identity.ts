/** A lab sees the texts that it has left as they come in its own language, and saving the form keeps them as they come. */
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { defaultSettings, type Settings } from '@lab/contract/features/settings/defaults';
import { type Words, withWords } from '@lab/contract/features/settings/words/set-words';
import { siteTexts } from '@lab/contract/texts/texts';

type Identity = Settings['identity'];

const { tagline, officeHours } = defaultSettings.identity;
const stored = { tagline, officeHours };
type Text = keyof typeof stored;

function replace(identity: Identity, from: Record<Text, string>, to: Record<Text, string>): Identity {
  const changed = (['tagline', 'officeHours'] as const).filter((text) => identity[text] === from[text]);
  return { ...identity, ...Object.fromEntries(changed.map((text) => [text, to[text]])) };
}

const spoken = (words: Words): Record<Text, string> =>
  withWords(words, () => ({ tagline: siteTexts.tagline, officeHours: labInfoTexts.officeHoursValue }));

export const inWords = (identity: Identity, words: Words) => replace(identity, stored, spoken(words));
export const asStored = (identity: Identity, words: Words) => replace(identity, spoken(words), stored);
