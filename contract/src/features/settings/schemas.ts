/** The rules of all settings. Longer than 300 lines, because the settings are one record with one schema. */
import {
  type AnyObject,
  array,
  boolean,
  type InferType,
  type Maybe,
  mixed,
  number,
  type ObjectSchema,
  object,
  type Schema,
  type StringSchema,
  string,
} from 'yup';
import { image, requiredText } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { list } from '../../api/list.ts';
import { mayLeaveOut, replySchema } from '../../core/content/schemas.ts';
import { firstMoment, lastMoment } from '../../lib/moments.ts';
import { isTarget } from '../../lib/target-address.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { cardShapes, defaultRoles, peopleOrders } from '../team/roles.ts';
import { isReadableAccent, readableAccent, worstContrast } from './accent.ts';
import {
  gapWords,
  homeSections,
  languages,
  logoKinds,
  looks,
  menuPages,
  nameOrders,
  worksViews,
} from './choices.ts';
import { isHex } from './contrast.ts';
import { settingsFields, shownFields } from './fields.ts';
import { comparable, isOldPath, isPageHere, leadsOn } from './redirects.ts';
import { choice, line, settingsSchema } from './setting-fields.ts';
import { settingsTexts } from './texts.ts';
import { isIntegrity, isPlainAddress } from './visits.ts';
import type { ChosenWords } from './words/languages.ts';

const {
  identity: words,
  look: lookTexts,
  notices: announcementTexts,
  redirects: redirectTexts,
  team: teamTexts,
  visits: visitTexts,
} = settingsTexts;

const picture = (label: string) => image(label).defined();

export const identity = settingsSchema(settingsFields.identity, {
  // Archives and programs of earlier versions do not say it.
  statement: (rule) => rule.default(''),
  nameOrder: (rule) => rule.default(nameOrders[0]),
  timeZone: (rule) => rule.test('zone', words.noTimeZone, (value) => !value || isTimeZone(value)),
}).shape({
  logo: picture(words.logo),
  logoRatio: number().min(0.1).max(20).defined(),
  logoDark: picture(words.logoDark),
  icon: picture(words.icon),
  sharePicture: picture(words.sharePicture),
});

/** `Europe/Berlin`, as every browser knows it. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Says which colour would do, where one cannot be read. */
export function faultOfAccent(accent: string): string | undefined {
  if (accent === '') return undefined;
  if (!isHex(accent)) return lookTexts.noColor;
  if (isReadableAccent(accent)) return undefined;
  // Never rounded up to the value that it does not reach.
  const reached = (Math.floor(worstContrast(accent) * 10) / 10).toFixed(1);
  return lookTexts.pale(reached, readableAccent(accent));
}

export const look = settingsSchema(settingsFields.look, {
  // Archives and programs from before there were looks do not say it.
  look: (rule) => rule.default(looks[0]),
  works: (rule) => rule.default(worksViews[0]),
  accent: (rule) =>
    rule
      .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
      .test('accent', (value, { createError }) => {
        const message = faultOfAccent(value ?? '');
        return message ? createError({ message }) : true;
      }),
});

/** A list in the lab's own order, with each name once. */
function ordered<Row extends object>(
  row: Schema<Row>,
  nameOf: (row: Row) => string,
  max: number,
  tooMany: string = settingsTexts.twice,
) {
  return list(row, max, { tooMany })
    .typeError(settingsTexts.unknown)
    .required(settingsTexts.unknown)
    .test('once', settingsTexts.twice, (rows: unknown) => {
      const found = ((rows ?? []) as (Row | null)[]).map((row) => row && nameOf(row));
      return new Set(found).size === found.length;
    });
}

const pageInMenu = object({
  page: string().oneOf(menuPages, settingsTexts.unknown).required(settingsTexts.unknown),
  name: line(settingsTexts.menu.name, limits.menuName),
  shown: boolean().typeError(settingsTexts.unknown).defined(),
  // Clients of earlier versions do not send it.
  footer: boolean().typeError(settingsTexts.unknown).default(true),
});

const sectionOfHome = object({
  section: string().oneOf(homeSections, settingsTexts.unknown).required(settingsTexts.unknown),
  heading: line(settingsTexts.home.heading, limits.name),
  shown: boolean().typeError(settingsTexts.unknown).defined(),
});

export const menu = object({ pages: ordered(pageInMenu, ({ page }) => page, menuPages.length) });
export const home = object({
  sections: ordered(sectionOfHome, ({ section }) => section, homeSections.length),
});

const defaultIds = defaultRoles.map(({ id }) => id);

/**
 * One of the specification's, or as the desk makes it: ids are in addresses and in other programs' requests.
 */
const roleId = /^[\w-]+$/;

const teamRole = object({
  id: requiredText(teamTexts.role, limits.shortName).test(
    'id',
    settingsTexts.unknown,
    (id) => !id || defaultIds.includes(id) || roleId.test(id),
  ),
  heading: line(teamTexts.heading, limits.role).test('name', teamTexts.noHeading, (heading, { parent }) =>
    Boolean(heading || defaultIds.includes(parent.id)),
  ),
  one: line(teamTexts.one, limits.role),
  shape: choice(cardShapes),
  onHome: boolean().typeError(settingsTexts.unknown).defined(),
});

export const team = object({
  order: choice(peopleOrders),
  roles: ordered(teamRole, ({ id }) => id, limits.teamRoles, teamTexts.tooMany(limits.teamRoles)).min(
    1,
    teamTexts.noRole,
  ),
});

export const announcement = settingsSchema(settingsFields.notices, {
  link: (rule) => rule.test('link', settingsFields.notices.link.hint, (value) => !value || isTarget(value)),
  until: (rule) =>
    rule.test('order', announcementTexts.wrongOrder, (until, { parent: { from } }) => {
      return !until || !from || !(lastMoment(until) <= firstMoment(from));
    }),
});

const plainAddress = (rule: StringSchema) =>
  rule.test('address', visitTexts.wrongAddress, (value) => !value || isPlainAddress(value));
const neededByTools = (rule: StringSchema, missing: string) =>
  rule.when('tool', { is: 'none', otherwise: (schema) => schema.required(missing) });

export const visits = settingsSchema(settingsFields.visits, {
  script: (rule) => neededByTools(plainAddress(rule), visitTexts.noScript),
  site: (rule) => neededByTools(rule, visitTexts.noSite),
  server: plainAddress,
  hash: (rule) => rule.test('hash', visitTexts.wrongHash, (value) => !value || isIntegrity(value)),
});

export const press = settingsSchema(settingsFields.press, {});

const redirect = object({
  from: requiredText(redirectTexts.from, limits.url)
    .test('path', redirectTexts.wrongFrom, (value) => !value || isOldPath(value))
    .test('page', redirectTexts.pageFrom, (value) => !value || !isPageHere(value)),
  to: requiredText(redirectTexts.to, limits.url).test(
    'target',
    redirectTexts.wrongTo,
    (value) => !value || isTarget(value),
  ),
});

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

export const redirects = object({
  list: list(redirect, limits.redirects, {
    tooMany: fieldTexts.tooMany(redirectTexts.list, limits.redirects),
  })
    .typeError(redirectTexts.wrongFrom)
    .required(redirectTexts.wrongFrom)
    .test('clear', function clear(given) {
      // It is also called with rows that are wrong themselves.
      const rows = (given ?? []).map((row) => ({ from: asText(row?.from), to: asText(row?.to) }));
      for (const [at, row] of rows.entries()) {
        if (!row.from) continue;
        const path = `${this.path}[${at}]`;
        const same = rows.findIndex(({ from }) => comparable(from) === comparable(row.from));
        if (same < at) return this.createError({ path: `${path}.from`, message: redirectTexts.double });
        if (leadsOn(row, rows)) return this.createError({ path: `${path}.to`, message: redirectTexts.chain });
      }
      return true;
    }),
});

/** For replies; what is sent is checked by words/schemas.ts, which knows every text. */
const storedWords = object({
  language: choice(languages),
  gaps: choice(gapWords),
  own: array()
    .of(object({ language: choice(languages), text: string().defined(), own: string().defined() }))
    .defined(),
});

export const settings = object({
  identity,
  look,
  menu,
  home,
  team,
  words: storedWords,
  notices: announcement,
  press,
  visits,
  redirects,
});

/** Each PATCH holds what the admin has seen (`before`), so that nobody's change is overwritten unseen. */
const withBefore = <Values extends Maybe<AnyObject>>(part: ObjectSchema<Values>) =>
  part.shape({ before: part.optional().default(undefined) });

export const editIdentity = withBefore(identity);
export const editLook = withBefore(look);
export const editMenu = withBefore(menu);
export const editHome = withBefore(home);
export const editTeam = withBefore(team);
export const editAnnouncement = withBefore(announcement);
export const editPress = withBefore(press);
export const editVisits = withBefore(visits);
export const editRedirects = withBefore(redirects);

export const settingsToPreview = object({
  identity: identity.optional().default(undefined),
  look: look.optional().default(undefined),
  menu: menu.optional().default(undefined),
  home: home.optional().default(undefined),
  notices: announcement.optional().default(undefined),
});

const logoPictures = array()
  .of(object({ src: string().required(), shown: string().oneOf(logoKinds).required() }))
  .required();

const links = array().of(object({ to: string().required(), label: string().required() }));

/**
 * What every page needs; what is as in a lab that has chosen nothing is left out, so that pages stay small.
 */
export const shownSettings = mayLeaveOut(replySchema(shownFields)).shape({
  /** The pictures in the bar at the top and in the footer, some of which only one scheme shows. */
  logo: object({
    address: string().required(),
    width: number().required(),
    bar: logoPictures,
    band: logoPictures,
  })
    .optional()
    .default(undefined),
  icon: string(),
  sharePicture: string(),
  /** Style variables, as in the attribute of that name. */
  style: string(),
  menu: links,
  /** What the lab makes, where it is not in the menu but has records. */
  inFooter: links,
  /** Addresses of pages that have nothing to show yet, and so are linked nowhere. */
  emptyPages: array().of(string().required()),
  roles: array().of(teamRole),
  /** How publications are shown to who has not chosen; cards where it is left out. */
  works: string().oneOf(['list', 'types'] as const),
  sections: array().of(object({ section: string().oneOf(homeSections).required(), heading: string() })),
  announcement: object({ text: string().required(), link: string() }).optional().default(undefined),
  /** When the announcement appears or disappears, until which a page may be kept. */
  changesAt: string(),
  /** The legal pages that are published. */
  legal: array().of(object({ to: string().required(), label: string().required() })),
  /** Whether visitors can subscribe to news. */
  subscriptions: boolean(),
  words: mixed<ChosenWords>(),
  visits: visits.optional().default(undefined),
});

export type ShownSettings = InferType<typeof shownSettings>;
