import { loadWords } from '@lab/contract/settings/words/languages';
import type { Words } from '@lab/contract/settings/words/set-words';
import { siteTexts } from '@lab/contract/texts';
import { fillPart } from '../data/shape.ts';
import { siteOrigin } from '../http/origin.ts';
import { settingsIn } from '../settings/settings-store.ts';
import { chosenWords } from '../settings/shown-settings.ts';
import { readParts } from '../summaries/home-store.ts';

/** What every mail says about the lab. */
export interface Lab {
  /** Empty while the lab has entered none. */
  name: string;
  /** Where answers go, unless the lab takes them. */
  email: string;
  words: Words;
  /** The only address to which links lead. */
  origin: string;
}

export async function readLab(): Promise<Lab> {
  const parts = await readParts();
  const { name, email } = fillPart({ name: '', email: '' }, parts.labInfo);
  const words = await loadWords(chosenWords(settingsIn(parts)));
  return { name: name === siteTexts.product ? '' : name, email, words, origin: siteOrigin() };
}
