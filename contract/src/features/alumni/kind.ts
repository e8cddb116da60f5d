import { limits } from '../../api/limits.ts';
import { declare, type FormOf, type RecordOf } from '../../core/content/kind.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { siteTexts } from '../../texts/texts.ts';
import { memberDeskTexts } from '../team/desk/texts.ts';
import { teamTexts } from '../team/texts.ts';
import { alumniDeskTexts } from './desk/texts.ts';
import { alumniTexts } from './texts.ts';

const { manage, fields: labels } = alumniDeskTexts;
const { fields, validation } = teamTexts;

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
    name: { is: 'text', label: fields.name, max: limits.name, missing: fieldTexts.required(fields.name) },
    alsoKnownAs: { is: 'text', label: memberDeskTexts.alsoKnownAs, max: limits.alsoKnownAs },
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
    details: {
      is: 'prose',
      label: fields.details,
      max: limits.details,
      tooLong: validation.detailsTooLong,
      counted: true,
    },
    image: { is: 'picture', label: fields.image, tooLarge: fieldTexts.imageTooLarge },
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
