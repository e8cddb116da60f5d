/**
 * Picks what every page needs of the settings, and leaves out what is as in a lab that has chosen nothing.
 */
import { isDeepStrictEqual } from 'node:util';
import { paths } from '@lab/contract/features/pages/paths';
import type { WorksView } from '@lab/contract/features/settings/choices';
import {
  filledPages,
  type HomeSection,
  languages,
  type MenuPage,
} from '@lab/contract/features/settings/choices';
import { defaultSettings } from '@lab/contract/features/settings/defaults';
import { shownFields } from '@lab/contract/features/settings/fields';
import { styleOf } from '@lab/contract/features/settings/look';
import { menuNames, menuPaths } from '@lab/contract/features/settings/menu';
import type { ShownSettings } from '@lab/contract/features/settings/schemas';
import { areCounted } from '@lab/contract/features/settings/visits';
import { faultOf } from '@lab/contract/features/settings/words/every-text';
import { type ChosenWords, loadWords } from '@lab/contract/features/settings/words/languages';
import type { Words } from '@lab/contract/features/settings/words/set-words';
import { outputKeys } from '@lab/contract/kinds/kinds';
import { firstMoment, lastMoment } from '@lab/contract/lib/moments';
import { isTarget } from '@lab/contract/lib/target-address';
import { copiesAt } from '@lab/contract/lib/uploads/picture-address';
import { readParts } from '../../core/summaries/home-store.ts';
import type { Empty } from './empty-parts.ts';
import { type OnPages, settingsIn } from './settings-store.ts';
import { offBeside } from './switched-off.ts';

const { team: defaultTeam, words: defaultWords } = defaultSettings;

function changed<Value>(value: Value, common: Value): Value | undefined {
  return isDeepStrictEqual(value, common) ? undefined : value;
}

export function withoutUndefined<Found extends object>(
  found: { [Name in keyof Found]: Found[Name] | undefined },
) {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Found;
}

const valuesOf = ({ identity, look, notices }: OnPages) => ({ ...identity, ...look, ...notices });

function asChosen(settings: OnPages) {
  const [chosen, usual] = [valuesOf(settings), valuesOf(defaultSettings)];
  const names = Object.keys(shownFields) as (keyof typeof shownFields)[];
  return Object.fromEntries(names.map((name) => [name, changed<string>(chosen[name], usual[name])]));
}

/** `legal`: the links of published legal pages. */
export function toShown(
  settings: OnPages,
  empty: Empty,
  now: number,
  legal: NonNullable<ShownSettings['legal']> = [],
): ShownSettings {
  const { identity, look } = settings;
  return withoutUndefined<ShownSettings>({
    ...asChosen(settings),
    logo: shownLogo(identity),
    icon: changed(identity.icon || identity.logo, ''),
    sharePicture: changed(identity.sharePicture, ''),
    style: changed(styleOf(look), ''),
    menu: shownMenu(settings, empty),
    inFooter: shownInFooter(settings, empty),
    emptyPages: empty.pages.length > 0 ? empty.pages.map((page) => menuPaths[page]) : undefined,
    roles: changed(settings.team.roles, defaultTeam.roles),
    sections: shownSections(settings, empty),
    works: shownWorks(look.works, empty),
    legal: changed(legal, []),
    words: changed(chosenWords(settings), {}),
    visits: areCounted(settings.visits) ? settings.visits : undefined,
    ...announcementAt(settings, now),
  });
}

function shownWorks(chosen: WorksView, { manyWorks }: Empty): ShownSettings['works'] {
  if (chosen === 'auto') return manyWorks ? 'list' : undefined;
  return chosen === 'cards' ? undefined : chosen;
}

/** What is stored is checked again: an unknown language would leave pages without any text. */
export function chosenWords({ words, identity: { dateFormat } }: OnPages): ChosenWords {
  const language = languages.find((known) => known === words.language) ?? defaultWords.language;
  const own = words.own.filter((row) => row.language === language && !faultOf(language, row.text, row.own));
  return withoutUndefined<ChosenWords>({
    language: language === 'en' ? undefined : language,
    own: own.length > 0 ? Object.fromEntries(own.map((row) => [row.text, row.own])) : undefined,
    gaps: words.gaps === 'empty' ? 'empty' : undefined,
    dateFormat: dateFormat === 'dayFirst' || dateFormat === 'iso' ? dateFormat : undefined,
  });
}

/** The words in which the site speaks now. */
export const labWords = async (): Promise<Words> => loadWords(chosenWords(settingsIn(await readParts())));

const logoHeight = 32;

/** A small copy, because the logo is never shown larger. */
const smallOf = (address: string) => copiesAt(address)[0]?.address ?? address;

function shownLogo({ logo, logoDark, logoRatio }: OnPages['identity']): ShownSettings['logo'] {
  if (!logo) return undefined;
  const light = smallOf(logo);
  const dark = logoDark && smallOf(logoDark);
  return {
    address: logo,
    width: Math.round(logoHeight * logoRatio),
    bar: dark
      ? [
          { src: light, shown: 'onLight' },
          { src: dark, shown: 'onDark' },
        ]
      : [{ src: light, shown: 'plateInDark' }],
    band: [dark ? { src: dark, shown: 'always' } : { src: light, shown: 'plate' }],
  };
}

type PageInMenu = OnPages['menu']['pages'][number];

const linkTo =
  (newestYear: string) =>
  ({ page, name }: PageInMenu) => ({
    to: page === 'years' ? paths.year(newestYear) : menuPaths[page],
    label: name || menuNames()[page],
  });

const menuOf = (pages: readonly PageInMenu[], empty: readonly MenuPage[], newestYear = '') =>
  pages.filter(({ page, shown }) => shown && !empty.includes(page)).map(linkTo(newestYear));

function shownInFooter({ menu }: OnPages, { made, newestYear }: Empty): ShownSettings['inFooter'] {
  const empty: readonly MenuPage[] = made;
  const filled = menu.pages.filter(({ page, shown, footer }) => {
    return footer && !shown && filledPages.some((key) => key === page) && !empty.includes(page);
  });
  return changed(filled.map(linkTo(newestYear)), []);
}

function shownMenu({ menu }: OnPages, { pages, made, newestYear }: Empty): ShownSettings['menu'] {
  return changed(menuOf(menu.pages, [...pages, ...made], newestYear), menuOf(defaultSettings.menu.pages, []));
}

const sectionsOf = ({ sections }: OnPages['home'], left: readonly HomeSection[]) =>
  sections
    .filter(({ section, shown }) => shown && !left.includes(section))
    .map(({ section, heading }) => ({ section, ...(heading && { heading }) }));

function shownSections(settings: OnPages, { sections, made }: Empty): ShownSettings['sections'] {
  const off = outputKeys.filter((key) => offBeside(made, settings).includes(key));
  return changed(sectionsOf(settings.home, [...sections, ...off]), sectionsOf(defaultSettings.home, []));
}

function announcementAt(
  { notices }: OnPages,
  now: number,
): Pick<ShownSettings, 'announcement' | 'changesAt'> {
  const { announcement: text, link, from, until } = notices;
  if (!text) return {};
  const [begins, ends] = [from ? firstMoment(from) : 0, until ? lastMoment(until) : Number.POSITIVE_INFINITY];
  const isShown = begins <= now && now < ends;
  const next = [begins, ends].find((moment) => moment > now && Number.isFinite(moment) && now < ends);
  return {
    ...(isShown && { announcement: { text, ...(isTarget(link) && { link }) } }),
    ...(next !== undefined && { changesAt: new Date(next).toISOString() }),
  };
}
