/** The settings of a lab that has chosen nothing: docs/specification.md. */

import { emptyValues } from '../../core/content/field-type.ts';
import { outputKeys } from '../../kinds/kinds.ts';
import { siteTexts } from '../../texts/texts.ts';
import { labInfoTexts } from '../lab-info/texts.ts';
import { defaultRoles, type PeopleOrder, type TeamRole } from '../team/roles.ts';
import {
  type GapWords,
  type HomeSection,
  homeSections,
  type Language,
  type MenuPage,
  menuPages,
} from './choices.ts';
import { settingsFields } from './fields.ts';

/** Of each list one row, with the values for what a stored row lacks. */
export const settingsShape = {
  identity: {
    ...emptyValues(settingsFields.identity),
    tagline: siteTexts.tagline as string,
    officeHours: labInfoTexts.officeHoursValue as string,
    logo: '',
    /** Width of the logo divided by its height, so that its place is kept while it loads. */
    logoRatio: 1,
    logoDark: '',
    icon: '',
    sharePicture: '',
  },
  look: emptyValues(settingsFields.look),
  menu: {
    /**
     * An empty name is the usual one. For what the lab makes and for alumni, `footer` says whether they are
     * in the footer while they are not in the menu; without both they are switched off.
     */
    pages: [{ page: menuPages[0] as MenuPage, name: '', shown: true, footer: true }],
  },
  /** An empty heading is the usual one. */
  home: { sections: [{ section: homeSections[0] as HomeSection, heading: '', shown: true }] },
  team: {
    order: 'joined' as PeopleOrder,
    roles: [{ id: '', heading: '', one: '', shape: 'grid', onHome: true }] as TeamRole[],
  },
  /**
   * Texts that the lab has written itself, each for one language. `text` is its address, such as
   * `site/nav/home`. `gaps` is empty until the lab chooses, and then as the lab began.
   */
  words: {
    language: 'en' as Language,
    gaps: '' as GapWords,
    own: [{ language: 'en' as Language, text: '', own: '' }],
  },
  notices: emptyValues(settingsFields.notices),
  press: emptyValues(settingsFields.press),
  visits: emptyValues(settingsFields.visits),
  redirects: { list: [{ from: '', to: '' }] },
};

export type Settings = typeof settingsShape;
export type SettingsPart = keyof Settings;
export type OwnText = Settings['words']['own'][number];
export type Redirect = Settings['redirects']['list'][number];

export const defaultSettings: Settings = {
  ...settingsShape,
  // The specification's menu has eight pages.
  menu: { pages: menuPages.map((page, at) => ({ page, name: '', shown: at < 8, footer: true })) },
  home: {
    sections: homeSections.map((section) => {
      return { section, heading: '', shown: !outputKeys.some((key) => key === section) };
    }),
  },
  team: { order: 'joined', roles: [...defaultRoles] },
  words: { language: 'en', gaps: 'named', own: [] },
  redirects: { list: [] },
};
