import { limits } from '../../api/limits.ts';
import { declare, type FormOf, type RecordOf } from '../../core/content/kind.ts';
import { siteTexts } from '../../texts/texts.ts';
import { memberKind } from '../team/kind.ts';
import { alumniDeskTexts } from './desk/texts.ts';
import { alumniTexts } from './texts.ts';

const { manage, fields: labels } = alumniDeskTexts;
// Somebody who leaves keeps what the entry in the team said.
const { name, alsoKnownAs, details, image } = memberKind.fields;

/** What a person was at the lab, as `Term` in team/terms.ts. */
export const termFields = {
  role: { is: 'role', label: labels.role, initial: '' },
  title: { is: 'text', label: labels.title, max: limits.role, hint: labels.titleHint },
  from: { is: 'date', label: labels.from },
  until: { is: 'date', label: labels.until },
} as const;

const position = (title: string, place: string, link: string) =>
  ({
    is: 'group',
    label: title,
    of: {
      title: { is: 'text', label: title, max: limits.title },
      place: { is: 'text', label: place, max: limits.university },
      link: { is: 'url', label: link },
    },
  }) as const;

export const alumniKind = declare({
  fields: {
    name,
    alsoKnownAs,
    terms: {
      is: 'parts',
      label: labels.terms,
      of: termFields,
      max: limits.terms,
      add: labels.addTerm,
      remove: labels.removeTerm,
    },
    thesis: { is: 'text', label: labels.thesis, max: limits.title },
    first: position(labels.first, labels.firstPlace, labels.firstLink),
    present: position(labels.present, labels.presentPlace, labels.presentLink),
    link: { is: 'url', label: labels.link },
    details,
    image,
  },
  nameField: 'name',
  words: {
    ...manage,
    title: siteTexts.nav.alumni,
    empty: alumniTexts.empty,
    notFound: alumniTexts.notFound,
  },
  collection: 'alumni',
  shows: ['createdAt'],
  columns: { name: 'long', thesis: 'long', createdAt: 'searched' },
  listPage: alumniTexts,
  schemaOrg: {
    type: 'Person',
    ofLab: 'alumniOf',
    properties: { name: 'name', description: 'details', image: 'image', sameAs: 'link' },
  },
});

export type AlumnusForm = FormOf<typeof alumniKind>;
export type Alumnus = RecordOf<typeof alumniKind>;
