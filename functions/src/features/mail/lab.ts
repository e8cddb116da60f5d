import { loadWords } from '@lab/contract/features/settings/words/languages';
import type { Words } from '@lab/contract/features/settings/words/set-words';
import { siteTexts } from '@lab/contract/texts/texts';
import { fillPart } from '../../core/data/shape.ts';
import { siteOrigin } from '../../core/http/origin.ts';
import { readParts } from '../../core/summaries/home-store.ts';
import { settingsIn } from '../settings/settings-store.ts';
import { chosenWords } from '../settings/shown-settings.ts';

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
