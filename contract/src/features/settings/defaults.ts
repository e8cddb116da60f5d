/** The settings of a lab that has chosen nothing: docs/specification.md. */

import { madeKeys } from '../../kinds/kinds.ts';
import { siteTexts } from '../../texts/texts.ts';
import { labInfoTexts } from '../lab-info/texts.ts';
import { type PeopleOrder, usualRoles } from '../team/roles.ts';
import {
  type CornerShape,
  type DateFormat,
  type FontPair,
  type HomeSection,
  homeSections,
  type Language,
  type MenuPage,
  menuPages,
  type OpeningShape,
  type VisitTool,
} from './choices.ts';

interface PageInMenu {
  page: MenuPage;
  /** Empty for the usual name. */
  name: string;
  shown: boolean;
  /** For what the lab makes and for alumni: in the footer while it is not in the menu. Without both it is switched off. */
  footer: boolean;
}

interface SectionOfHome {
  section: HomeSection;
  /** Empty for the usual heading. */
  heading: string;
  shown: boolean;
}

/** A text that the lab has written itself, for one language. */
export interface OwnText {
  language: Language;
  /** Its address, such as `site/nav/home`. */
  text: string;
  own: string;
}

export interface Redirect {
  from: string;
  to: string;
}

export const defaultSettings = {
  identity: {
    shortName: '',
    tagline: siteTexts.tagline as string,
    affiliation: '',
    officeHours: labInfoTexts.officeHoursValue as string,
    mapLink: '',
    logo: '',
    /** Width of the logo divided by its height, so that its place is kept while it loads. */
    logoRatio: 1,
    logoDark: '',
    icon: '',
    sharePicture: '',
    /** An IANA name such as `Europe/Berlin`; empty for that of the device. */
    timeZone: '',
    dateFormat: 'usual' as DateFormat,
  },
  look: {
    accent: '',
    fonts: 'plain' as FontPair,
    corners: 'soft' as CornerShape,
    opening: 'carousel' as OpeningShape,
  },
  menu: {
    // The specification's menu has eight pages.
    pages: menuPages.map((page, at): PageInMenu => ({ page, name: '', shown: at < 8, footer: true })),
  },
  home: {
    sections: homeSections.map((section): SectionOfHome => {
      return { section, heading: '', shown: !madeKeys.some((key) => key === section) };
    }),
  },
  team: { order: 'joined' as PeopleOrder, roles: [...usualRoles] },
  words: { language: 'en' as Language, own: [] as OwnText[] },
  notices: { announcement: '', link: '', from: '', until: '', footer: '' },
  visits: { tool: 'none' as VisitTool, script: '', site: '', server: '', hash: '' },
  redirects: { list: [] as Redirect[] },
};

export type Settings = typeof defaultSettings;
export type SettingsPart = keyof Settings;
