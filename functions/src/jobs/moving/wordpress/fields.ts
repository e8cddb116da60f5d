/** The fields that themes and plugins add to an item, under common names. */
import type { Post } from './read-export.ts';
import { wordsOf } from './text-context.ts';

const names: Readonly<Record<string, string>> = {
  position: 'position role designation job job_title jobtitle function',
  affiliation: 'affiliation university institution institute organisation organization',
  email: 'email e_mail mail email_address',
  biography: 'bio biography about short_bio',
  'home-page': 'website homepage home_page web webpage personal_website url link site',
  orcid: 'orcid orcid_id orcidid',
  'google-scholar': 'google_scholar scholar googlescholar',
  researchgate: 'researchgate research_gate',
  linkedin: 'linkedin linked_in',
  twitter: 'twitter x',
  github: 'github',
  facebook: 'facebook',
  bluesky: 'bluesky',
  mastodon: 'mastodon',
  authors: 'authors author',
  year: 'year publication_year',
  journal: 'journal journal_name venue',
  doi: 'doi',
  abstract: 'abstract',
  place: 'place venue location',
  start: 'eventstartdate start_date start event_date event_start_date',
  startInUtc: 'eventstartdateutc',
  end: 'eventenddate end_date end event_end_date',
  endInUtc: 'eventenddateutc',
  isAllDay: 'eventallday',
  venueId: 'eventvenueid',
};
const ours = new Map<string, string[]>();
for (const [own, theirs] of Object.entries(names))
  for (const name of theirs.split(' ')) ours.set(name, [...(ours.get(name) ?? []), own]);

/** What plugins write before the name. */
const prefix =
  /^(?:_+|(?:acf|awsm|cmb2?|field|member|meta|people|person|profile|project|publication|staff|team|tlp|wpcf|wps)_)/;

function plainName(name: string): string {
  let plain = name.toLowerCase().replace(/[\s-]+/g, '_');
  for (let times = 0; times < 4 && !ours.has(plain); times++) plain = plain.replace(prefix, '');
  return ours.has(plain) ? plain : plain.replace(/_(?:id|link|profile|url)$/, '');
}

/** PHP writes lists in its own form. */
const ofProgram = /^(?:[aOs]:\d+:|b:[01];)/;

export interface Fields {
  known: ReadonlyMap<string, string>;
  /** The names of those that a person sees, and of which the meaning is not known. */
  unknown: string[];
}

export function fieldsOf({ fields }: Post): Fields {
  const known = new Map<string, string>();
  const unknown: string[] = [];
  for (const [name, value] of fields) {
    // Advanced Custom Fields notes of which of its fields each value is.
    if (!value || /^field_\w+$/.test(value)) continue;
    const own = ours.get(plainName(name));
    if (!own || ofProgram.test(value)) {
      if (!name.startsWith('_') && !/^\d*$/.test(value)) unknown.push(name);
      continue;
    }
    for (const one of own) if (!known.has(one)) known.set(one, wordsOf(value));
  }
  return { known, unknown };
}

export const unknownFields = (unknown: readonly string[]): string[] =>
  unknown.length > 0 ? [`left out, fields of unknown meaning: ${unknown.slice(0, 20).join(', ')}`] : [];
