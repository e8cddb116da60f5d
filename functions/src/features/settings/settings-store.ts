/** `settings/main`: one document. `public/home` contains a copy of what pages need. */
import { type LegalPage, legalPages } from '@lab/contract/features/legal/pages';
import { gapWords } from '@lab/contract/features/settings/choices';
import {
  defaultSettings,
  type Redirect,
  type Settings,
  settingsShape,
} from '@lab/contract/features/settings/defaults';
import type { Transaction } from 'firebase-admin/firestore';
import { fillPart, pickShape } from '../../core/data/shape.ts';
import { globalStore } from '../../core/globals/global-store.ts';
import { homePart, readParts, writeHome } from '../../core/summaries/home-store.ts';

const { redirects: _, ...onPagesShape } = settingsShape;

export type OnPages = typeof onPagesShape;

const part = 'settings';
export const shownSettings = homePart(part, onPagesShape);

/** Whether visitors can subscribe to news; written by the settings of mail. */
export const openSubscriptions = homePart('subscriptions', false);

/** The legal pages that every footer links; `legal` writes it. */
export const publishedLegal = homePart('legal', { pages: [''] });

/** In the order of the footer. */
export async function publishedLegalPages(): Promise<LegalPage[]> {
  const { pages } = await publishedLegal.read();
  return legalPages.filter((page) => pages.includes(page));
}

const store = globalStore<Settings>('settings', 'main', settingsShape);

/** The rows in the lab's order, then those that it does not name, as those of a later version are. */
function completed<Row extends object>(
  stored: readonly Row[],
  all: readonly Row[],
  nameOf: (row: Row) => string,
): Row[] {
  const names = stored.map(nameOf);
  const known = stored.filter(
    (row, at) => names.indexOf(nameOf(row)) === at && all.some((other) => nameOf(other) === nameOf(row)),
  );
  return [...known, ...all.filter((row) => !names.includes(nameOf(row)))];
}

function complete<Stored extends OnPages>(stored: Stored): Stored {
  return {
    ...stored,
    menu: { pages: completed(stored.menu.pages, defaultSettings.menu.pages, ({ page }) => page) },
    team: {
      ...stored.team,
      roles: stored.team.roles.length > 0 ? stored.team.roles : defaultSettings.team.roles,
    },
    home: {
      sections: completed(stored.home.sections, defaultSettings.home.sections, ({ section }) => section),
    },
  };
}

type Parts = Readonly<Record<string, unknown>>;

/** A lab that began empty, or is not set up yet, says nothing where nothing is written until it chooses. */
function asBegun<Stored extends OnPages>(
  settings: Stored,
  { labInfo = { hidesEmpty: true } }: Parts,
): Stored {
  const { words } = settings;
  if (gapWords.includes(words.gaps)) return settings;
  const { hidesEmpty } = labInfo as { hidesEmpty?: unknown };
  return { ...settings, words: { ...words, gaps: hidesEmpty === true ? 'empty' : 'named' } };
}

/** What `public/home` holds, of which all parts were read. */
export function settingsIn(parts: Parts): OnPages {
  return asBegun(complete(pickShape(onPagesShape, fillPart(onPagesShape, parts[part]))), parts);
}

export async function readSettings(tx?: Transaction): Promise<Settings> {
  return complete(pickShape(settingsShape, await store.read(tx)));
}

/** For admins, who choose beside what holds now. */
export async function readChosen(tx?: Transaction): Promise<Settings> {
  const [settings, parts] = await Promise.all([readSettings(tx), readParts(tx)]);
  return asBegun(settings, parts);
}

/** Read only for addresses without a page, so pages do not carry it. */
export async function readRedirects(): Promise<readonly Redirect[]> {
  return (await store.read()).redirects.list;
}

export function writeSettings(tx: Transaction, settings: Settings): void {
  store.write(tx, settings);
  writeHome(tx, settingsForHome(settings));
}

export function settingsForHome({ redirects: _, ...shown }: Settings) {
  return shownSettings.of(shown);
}
