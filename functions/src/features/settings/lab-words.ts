import { loadWords } from '@lab/contract/features/settings/words/languages';
import type { Words } from '@lab/contract/features/settings/words/set-words';
import { readParts } from '../../core/summaries/home-store.ts';
import { settingsIn } from './settings-store.ts';
import { chosenWords } from './shown-settings.ts';

/** The words in which the site speaks now. */
export const labWords = async (): Promise<Words> => loadWords(chosenWords(settingsIn(await readParts())));
