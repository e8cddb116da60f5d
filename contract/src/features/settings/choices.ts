/**
 * What a lab chooses from in its settings. The first of each is how the site looks before anybody chooses.
 */
import { outputKeys } from '../../kinds/kinds.ts';

export const looks = ['journal', 'workshop', 'harbour'] as const;
export const fontPairs = ['plain', 'reading', 'book', 'geometric', 'device'] as const;
export const cornerShapes = ['soft', 'square', 'round'] as const;
/** What the home page shows beside the lab's introduction. */
export const openings = ['carousel', 'picture', 'none'] as const;

/** How publications are shown to who has not chosen. */
export const worksViews = ['auto', 'cards', 'list', 'types'] as const;

/** The languages of the site. */
export const languages = ['en', 'de'] as const;
/**
 * What pages say where nothing is written: the specification's lines, such as “Phone not specified”, or
 * nothing.
 */
export const gapWords = ['named', 'empty'] as const;
/** How days are written: as usual in the language, the day first, or as in ISO 8601. */
export const dateFormats = ['usual', 'dayFirst', 'iso'] as const;

/** Names in the order of their script, mostly the given name first, or all with the family name first. */
export const nameOrders = ['script', 'family'] as const;

/** Tools that count visits without cookies. */
export const visitTools = ['none', 'plausible', 'umami'] as const;

/** Pages that no lab shows without content; in the footer while they are not in the menu. */
export const filledPages = [...outputKeys, 'alumni', 'press', 'years'] as const;
export type FilledPage = (typeof filledPages)[number];

/** The pages that the main menu can have, in the order of docs/specification.md#the-top-bar. */
export const menuPages = [
  'home',
  'about',
  'areas',
  'publications',
  'team',
  'joinUs',
  'contactUs',
  'news',
  'events',
  ...filledPages,
] as const;

/**
 * The sections of the home page below its introduction; those of what the lab makes are off until the lab
 * turns them on.
 */
export const homeSections = [
  'areas',
  'selectedWork',
  'recentWork',
  'latestNews',
  'nextEvents',
  'team',
  'collaborators',
  ...outputKeys,
] as const;

export type Language = (typeof languages)[number];
export type GapWords = (typeof gapWords)[number];
export type DateFormat = (typeof dateFormats)[number];
export type Look = (typeof looks)[number];
export type FontPair = (typeof fontPairs)[number];
export type CornerShape = (typeof cornerShapes)[number];
export type VisitTool = (typeof visitTools)[number];
export type WorksView = (typeof worksViews)[number];
export type MenuPage = (typeof menuPages)[number];
export type HomeSection = (typeof homeSections)[number];

/** Where a picture of the logo is shown; one that was made for light pages needs a white plate on others. */
export const logoKinds = ['always', 'plate', 'plateInDark', 'onLight', 'onDark'] as const;
