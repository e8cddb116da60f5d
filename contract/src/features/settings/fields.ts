/**
 * The settings that are texts and choices. Schemas, default values and forms follow from these declarations.
 */
import { limits } from '../../api/limits.ts';
import type { Fields } from '../../core/content/field.ts';
import { cornerShapes, dateFormats, fontPairs, openings, visitTools } from './choices.ts';
import { settingsTexts } from './texts.ts';

const { identity, look, notices, visits } = settingsTexts;

const choice = <const Name extends string>(
  label: string,
  values: readonly [Name, ...Name[]],
  labels: Record<Name, string>,
) => ({ is: 'choice', label, values, labels, initial: values[0] }) as const;

/** What pages get as the lab has chosen it. The others become something else, such as a style. */
const shownIdentity = {
  shortName: {
    is: 'text',
    label: identity.shortName,
    hint: identity.shortNameHelp,
    max: limits.shortName,
  },
  tagline: { is: 'text', label: identity.tagline, max: limits.tagline },
  affiliation: {
    is: 'text',
    label: identity.affiliation,
    hint: identity.affiliationHelp,
    max: limits.tagline,
  },
  officeHours: { is: 'text', label: identity.officeHours, max: limits.tagline },
  mapLink: { is: 'url', label: identity.mapLink, hint: identity.mapLinkHelp },
  /** An IANA name such as `Europe/Berlin`; empty for that of the device. */
  timeZone: { is: 'text', label: identity.timeZone, hint: identity.timeZoneHelp, max: limits.shortName },
} as const satisfies Fields;
const shownLook = { opening: choice(look.opening, openings, settingsTexts.openings) } as const;
const shownNotices = {
  footer: { is: 'prose', label: notices.footer, max: limits.details, rows: 3 },
} as const satisfies Fields;

export const shownFields = { ...shownIdentity, ...shownLook, ...shownNotices };

export const settingsFields = {
  identity: {
    ...shownIdentity,
    dateFormat: choice(identity.dateFormat, dateFormats, settingsTexts.dateFormats),
  },
  look: {
    /** `#0b5d4b`, or empty for the colours of the product. */
    accent: { is: 'text', label: look.accent, hint: look.accentHelp, max: 20 },
    fonts: choice(look.fonts, fontPairs, settingsTexts.fonts),
    corners: choice(look.corners, cornerShapes, settingsTexts.corners),
    ...shownLook,
  },
  notices: {
    announcement: {
      is: 'text',
      label: notices.announcement,
      hint: notices.announcementHelp,
      max: limits.caption,
    },
    link: { is: 'text', label: notices.link, hint: notices.linkHelp, max: limits.url },
    from: { is: 'moment', label: notices.from },
    until: { is: 'moment', label: notices.until },
    ...shownNotices,
  },
  visits: {
    tool: choice(visits.tool, visitTools, visits.tools),
    script: { is: 'text', label: visits.script, hint: visits.scriptHelp, max: limits.url },
    /** The name by which the tool knows the site. */
    site: { is: 'text', label: visits.site, hint: visits.siteHelp, max: limits.name },
    /** Where the script sends to, if not to the server that it comes from. */
    server: { is: 'text', label: visits.server, hint: visits.serverHelp, max: limits.url },
    /** The script's hash, as in the attribute `integrity`; empty if the script may change. */
    hash: { is: 'text', label: visits.hash, hint: visits.hashHelp, max: 100 },
  },
} as const satisfies Record<string, Fields>;
