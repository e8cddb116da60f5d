/**
 * The settings that are texts and choices. Schemas, default values and forms follow from these declarations.
 */
import { limits } from '../../api/limits.ts';
import type { Fields } from '../../core/content/field.ts';
import {
  cornerShapes,
  dateFormats,
  fontPairs,
  looks,
  nameOrders,
  openings,
  visitTools,
  worksViews,
} from './choices.ts';

const line = (label: string, max: number, hint = '') => ({ is: 'text', label, max, hint }) as const;

const choice = <const Name extends string>(
  label: string,
  values: readonly [Name, ...Name[]],
  labels: Record<Name, string>,
) => ({ is: 'choice', label, values, labels, initial: values[0] }) as const;

/** What pages get as the lab has chosen it. The others become something else, such as a style. */
const shownIdentity = {
  shortName: line('Short name', limits.shortName, 'Shown in the bar at the top in place of the full name'),
  tagline: line('Tagline', limits.tagline),
  statement: line(
    'Sentence on the home page',
    limits.statement,
    'What the lab does, in one sentence; empty shows the beginning of the overview',
  ),
  affiliation: line(
    'Affiliation',
    limits.tagline,
    'University or institute; shown in the footer and told to search engines',
  ),
  officeHours: line('Office hours', limits.tagline),
  mapLink: {
    is: 'url',
    label: 'Map link',
    hint: 'Opened by “Get directions”; empty looks up the address of the lab',
  },
  /** An IANA name such as `Europe/Berlin`; empty for that of the device. */
  timeZone: line(
    'Time zone',
    limits.shortName,
    'Such as Europe/Berlin, for the times that are entered at the desk; empty takes that of the device',
  ),
} as const satisfies Fields;
const shownLook = {
  opening: choice('Beside the introduction on the home page', openings, {
    carousel: 'Carousel of five images',
    picture: 'One picture: the first of the carousel',
    none: 'No picture',
  }),
} as const;
const shownNotices = {
  footer: { is: 'prose', label: 'Text in the footer', max: limits.details, rows: 3 },
} as const satisfies Fields;

export const shownFields = { ...shownIdentity, ...shownLook, ...shownNotices };

export const settingsFields = {
  identity: {
    ...shownIdentity,
    dateFormat: choice('How days are written', dateFormats, {
      usual: 'As usual in the language of the site',
      dayFirst: 'The day first: 21 November 2026',
      iso: 'As numbers: 2026-11-21',
    }),
    nameOrder: choice('Names of authors are shown', nameOrders, {
      script: 'The given name first; Chinese, Japanese and Korean characters with the family name first',
      family: 'The family name first: Kovács János',
    }),
  },
  look: {
    look: choice('Look', looks, {
      journal: 'Journal: headings with serifs, fine lines',
      workshop: 'Workshop: narrow headings, strong lines, square corners',
      harbour: 'Harbour: round letters, soft cards',
    }),
    /** `#0b5d4b`, or empty for the colours of the look. */
    accent: line(
      'Accent colour',
      20,
      'Such as #7a1f5c; empty for the colours of the look. Dark pages get a lighter one made of it',
    ),
    fonts: choice('Letters', fontPairs, {
      plain: 'Those of the look',
      reading: 'Reading: serif headings, plain text',
      book: 'Book: serifs everywhere',
      geometric: 'Geometric: round headings',
      device: 'Plain: the letters of the device',
    }),
    corners: choice('Corners of cards and buttons', cornerShapes, {
      soft: 'Those of the look',
      square: 'Square',
      round: 'Round',
    }),
    works: choice('Publications are shown', worksViews, {
      auto: 'As a list if there are more than 30 without a picture, or more than 100; otherwise as cards',
      cards: 'As cards',
      list: 'As a list, by year',
      types: 'As a list, by type of work and year',
    }),
    ...shownLook,
  },
  notices: {
    announcement: line('Announcement', limits.caption, 'A sentence above every page; empty for none'),
    link: line(
      'Link of the announcement',
      limits.url,
      'A path of this site such as /news, or an address that starts with https://',
    ),
    from: { is: 'moment', label: 'Shown from' },
    until: { is: 'moment', label: 'Shown until' },
    ...shownNotices,
  },
  /** Empty lines take what the lab says on its contact page. */
  press: {
    contact: line('Whom the press asks', limits.name, 'A name or an office; with it the page Press is shown'),
    email: { is: 'email', label: 'Email for the press' },
    phone: { is: 'phone', label: 'Phone for the press', max: limits.phone },
    note: { is: 'prose', label: 'What the press should know', max: limits.details, rows: 3 },
  },
  visits: {
    tool: choice('Counted with', visitTools, {
      none: 'Visits are not counted',
      plausible: 'Plausible',
      umami: 'Umami',
    }),
    script: line(
      'Address of the script',
      limits.url,
      'Such as https://plausible.io/js/script.js or https://cloud.umami.is/script.js',
    ),
    /** The name by which the tool knows the site. */
    site: line('Site', limits.name, 'As the tool calls it: the domain in Plausible, the website ID in Umami'),
    /** Where the script sends to, if not to the server that it comes from. */
    server: line(
      'Sends to',
      limits.url,
      'Only if it is not the server of the script; https://api-gateway.umami.dev for the cloud of Umami',
    ),
    /** The script's hash, as in the attribute `integrity`; empty if the script may change. */
    hash: line(
      'Hash of the script',
      100,
      'Such as sha384-… Pages then run no other script than this one. Empty allows new versions',
    ),
  },
} as const satisfies Record<string, Fields>;
