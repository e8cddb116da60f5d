import { limits } from '../../api/limits.ts';
import { declare, type FormOf, type RecordOf } from '../../core/content/kind.ts';
import { longTextFields } from '../../core/content/long-text-fields.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { siteTexts } from '../../texts/texts.ts';
import { positionDeskTexts } from './desk/texts.ts';
import { positionTexts } from './texts.ts';

const { form, validation, state, states, ...sentences } = positionDeskTexts;

/** Visitors do not see a closed position, and nobody can apply for it. */
const positionStates = ['open', 'closed'] as const;

const { role, qualifications, experience, internationalExposure, areas, deadline, contact, empty, notFound } =
  positionTexts;

const requirement = (label: string) =>
  ({ is: 'prose', label, max: limits.positionText, missing: fieldTexts.required(label), rows: 2 }) as const;

const text = longTextFields(form.about, { rows: 5, cutInLists: true });

export const positionKind = declare({
  fields: {
    role: {
      is: 'text',
      label: role,
      max: limits.role,
      missing: fieldTexts.required(role),
      taken: validation.roleTaken,
    },
    qualifications: requirement(qualifications),
    experience: requirement(experience),
    internationalExposure: requirement(internationalExposure),
    about: text.words,
    formatted: text.formatted,
    areas: { is: 'area', label: areas, max: limits.areasOfPosition },
    deadline: { is: 'moment', label: deadline },
    contact: { is: 'email', label: contact },
    state: {
      is: 'choice',
      label: state,
      values: positionStates,
      labels: states,
      initial: 'open',
      isOnOff: true,
    },
  },
  nameField: 'role',
  words: {
    ...sentences,
    empty,
    notFound,
    title: siteTexts.menu.openPositions,
    heading: form.addTitle,
    submit: form.submit,
  },
  collection: 'openPositions',
  shows: ['createdAt'],
  columns: {
    role: 'long',
    areas: 'shown',
    deadline: 'shown',
    state: 'shown',
    qualifications: 'shown',
    experience: 'searched',
    internationalExposure: 'searched',
  },
  listPage: positionTexts,
  schemaOrg: {
    type: 'JobPosting',
    properties: {
      title: 'role',
      description: 'about',
      qualifications: 'qualifications',
      experienceRequirements: 'experience',
      datePosted: 'createdAt',
      validThrough: 'deadline',
    },
  },
  closed: { field: 'state', value: 'closed' },
});

export type PositionForm = FormOf<typeof positionKind>;
export type Position = RecordOf<typeof positionKind>;
