import { type AnyEndpoint, AppError, type api } from '@lab/contract';
import { legalTexts } from '@lab/contract/features/legal/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { languages } from '@lab/contract/features/settings/choices';
import type { Settings, SettingsPart } from '@lab/contract/features/settings/defaults';
import type { ShownSettings } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { everyText } from '@lab/contract/features/settings/words/every-text';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { errorTexts } from '@lab/contract/texts/texts';
import { record } from '../../core/activity/activity-store.ts';
import { fieldChanges } from '../../core/activity/field-changes.ts';
import { type Transaction, transact } from '../../core/data/firestore.ts';
import { isAlreadySaved, requireUnchanged } from '../../core/data/unchanged.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { HandlersOf, Input } from '../../core/http/handler.ts';
import { readParts, writeHome } from '../../core/summaries/home-store.ts';
import { emptyParts } from './empty-parts.ts';
import { labWords } from './lab-words.ts';
import { publishedLegalPages } from './published-legal-pages.ts';
import { type OnPages, readSettings, settingsForHome, settingsIn, writeSettings } from './settings-store.ts';
import { chosenWords, toShown } from './shown-settings.ts';
import { asStored, inWords } from './usual-identity.ts';

/** What needs to know who has a role is in `team/roles.ts`. */
export const settings: HandlersOf<Omit<typeof api.settings, 'team'>> = {
  get: () => readShown(),
  preview: ({ body: { identity, look, menu, home, notices } }) =>
    readShown({
      ...(identity && { identity }),
      ...(look && { look }),
      ...(menu && { menu }),
      ...(home && { home }),
      ...(notices && { notices }),
    }),
  async all() {
    const settings = await transact(readSettings);
    const words = await loadWords(chosenWords(settings));
    return { ...settings, identity: inWords(settings.identity, words) };
  },
  async identity({ body: { before, ...identity }, caller }) {
    const words = await labWords();
    return save(caller, 'identity', asStored(identity, words), before && asStored(before, words));
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

/** Addresses of files and numbers say nothing to people. */
const unworded = ['logo', 'logoDark', 'icon', 'sharePicture'];

/** The schemas of a part's call and of its stored form are the same, which the compiler cannot see for any part. */
function change<Part extends SettingsPart>(part: Part) {
  return ({ body, caller }: Input<AnyEndpoint>) => {
    const { before, ...values } = body as Settings[Part] & { before?: Settings[Part] };
    return save(caller, part, values as unknown as Settings[Part], before);
  };
}

/** `check` reads what else the change depends on, and throws to refuse it. */
export function save<Part extends SettingsPart>(
  caller: Caller,
  part: Part,
  values: Settings[Part],
  before: Settings[Part] | undefined,
  check?: (tx: Transaction, present: Settings[Part]) => Promise<void>,
): Promise<{ success: boolean }> {
  return transact(async (tx) => {
    const current = await readSettings(tx);
    if (isAlreadySaved(current[part], values)) return { success: true };
    requireUnchanged(current[part], before);
    await check?.(tx, current[part]);
    const next = { ...current, [part]: { ...current[part], ...values } };
    writeSettings(tx, next);
    writeHome(tx, settingsForHome(next));
    const fields = Object.keys(values).filter((field) => field !== 'logoRatio');
    const worded = fields.filter((field) => !unworded.includes(field));
    const target = { kind: 'settings', id: part, name: settingsTexts.parts[part] } as const;
    record(tx, caller, 'edited', target, fieldChanges(current[part], values, fields, worded));
    return { success: true };
  });
}
