import { type AnyEndpoint, AppError, type api } from '@lab/contract';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { legalTexts } from '@lab/contract/features/legal/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { languages } from '@lab/contract/features/settings/choices';
import { defaultSettings, type Settings, type SettingsPart } from '@lab/contract/features/settings/defaults';
import type { ShownSettings } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { everyText } from '@lab/contract/features/settings/words/every-text';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { type Words, withWords } from '@lab/contract/features/settings/words/set-words';
import { errorTexts } from '@lab/contract/texts/error-texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { type Global, saveGlobal } from '../../core/globals/save-global.ts';
import type { HandlersOf, Input } from '../../core/http/handler.ts';
import { readParts } from '../../core/summaries/home-store.ts';
import { countChange } from '../../core/summaries/search-store.ts';
import { emptyParts } from './empty-parts.ts';
import {
  type OnPages,
  publishedLegalPages,
  readChosen,
  readSettings,
  settingsIn,
  writeSettings,
} from './settings-store.ts';
import { chosenWords, labWords, toShown, withoutUndefined } from './shown-settings.ts';

/** What needs to know who has a role is in `team/roles.ts`. */
export const settings: HandlersOf<Omit<typeof api.settings, 'team'>> = {
  get: () => readShown(),
  preview: ({ body }) => readShown(withoutUndefined<Partial<OnPages>>(body)),
  async all() {
    const settings = await readChosen();
    const words = await loadWords(chosenWords(settings));
    return { ...settings, identity: inWords(settings.identity, words) };
  },
  async identity({ body: { before, ...identity }, caller }) {
    const words = await labWords();
    const values = asStored(identity, words);
    return saveGlobal(caller, partOfSettings('identity'), {
      before: before && asStored(before, words),
      values,
    });
  },
  look: change('look'),
  menu: change('menu'),
  home: change('home'),
  async texts({ params: { language } }) {
    const known = languages.find((one) => one === language);
    if (!known) throw new AppError('not-found', errorTexts.notFound);
    return [...everyText(known)].map(([text, usual]) => ({ text, usual }));
  },
  words: change('words'),
  notices: change('notices'),
  press: change('press'),
  visits: change('visits'),
  redirects: change('redirects'),
};

/** What pages need, with these parts in place of the stored ones. */
async function readShown(unsaved: Partial<OnPages> = {}): Promise<ShownSettings> {
  const [parts, published] = await Promise.all([readParts(), publishedLegalPages()]);
  const settings = { ...settingsIn(parts), ...unsaved };
  const words = await loadWords(chosenWords(settings));
  return withWords(words, () => {
    const legal = published.map((page) => ({ to: paths[page], label: legalTexts.pages[page] }));
    const shown = toShown(settings, emptyParts(parts), Date.now(), legal);
    return parts.subscriptions === true ? { ...shown, subscriptions: true } : shown;
  });
}

/**
 * The schemas of a part's call and of its stored form are the same, which the compiler cannot see for any
 * part.
 */
function change<Part extends SettingsPart>(part: Part) {
  return ({ body, caller }: Input<AnyEndpoint>) => {
    const { before, ...values } = body as Settings[Part] & { before?: Settings[Part] };
    return saveGlobal(caller, partOfSettings(part), { before, values: values as unknown as Settings[Part] });
  };
}

/** Addresses of files say nothing to people. */
const files = ['logo', 'logoDark', 'icon', 'sharePicture'];

/** All parts are in one document. */
export function partOfSettings<Part extends SettingsPart>(part: Part): Global<Settings[Part]> {
  return {
    async open(tx) {
      const all = part === 'words' ? await readChosen(tx) : await readSettings(tx);
      return {
        present: all[part],
        write(next) {
          const changed = { ...all, [part]: next };
          writeSettings(tx, changed);
          if (changed.identity.nameOrder !== all.identity.nameOrder) countChange(tx);
        },
      };
    },
    targets: [{ kind: 'settings', id: part, name: settingsTexts.parts[part] }],
    logs: (field) => (field === 'logoRatio' ? 'nothing' : files.includes(field) ? 'name' : 'text'),
  };
}

/**
 * A lab sees the texts that it has left as they come in its own language, and saving the form keeps them as
 * they come.
 */
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

const inWords = (identity: Identity, words: Words) => replace(identity, stored, spoken(words));
const asStored = (identity: Identity, words: Words) => replace(identity, spoken(words), stored);
