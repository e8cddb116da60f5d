import { limits } from '../../api/limits.ts';
import { declare, type FormOf, type RecordOf } from '../../core/content/kind.ts';
import { longTextFields } from '../../core/content/long-text-fields.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { siteTexts } from '../../texts/texts.ts';
import { positionTexts } from './texts.ts';

const { role, qualifications, experience, internationalExposure, areas, deadline, contact, empty, notFound } =
  positionTexts;
const { facts } = positionTexts;

const requirement = (label: string) =>
  ({ is: 'prose', label, max: limits.positionText, missing: fieldTexts.required(label), rows: 2 }) as const;

/** As people write it, because labs say 'as soon as possible' or 'E13, 65 %'. */
const fact = (label: string, hint: string) => ({ is: 'text', label, hint, max: limits.workDetail }) as const;

const text = longTextFields('About the position', { rows: 5, cutInLists: true });

export const positionKind = declare({
  fields: {
    role: {
      is: 'text',
      label: role,
      max: limits.role,
      missing: fieldTexts.required(role),
      taken: 'There is already an open position with this role',
    },
    qualifications: requirement(qualifications),
    experience: requirement(experience),
    internationalExposure: requirement(internationalExposure),
    about: text.words,
    formatted: text.formatted,
    areas: { is: 'area', label: areas, max: limits.areasOfPosition },
    deadline: { is: 'moment', label: deadline },
    start: fact(facts.start, 'Such as “October 2027” or “as soon as possible”'),
    duration: fact(facts.duration, 'Such as “3 years, can be extended”'),
    workload: fact(facts.workload, 'Such as “full time” or “65 %”'),
    pay: fact(facts.pay, 'Such as “E13, about 50,000 a year”'),
    place: { is: 'text', label: facts.place, max: limits.location },
    openings: { is: 'number', label: facts.openings, min: 1, max: 99, whole: true },
    supervisors: { is: 'people', label: facts.supervisors, max: limits.supervisors },
    steps: {
      is: 'prose',
      label: facts.steps,
      hint: 'One step on each line; visitors see them numbered',
      max: limits.positionText,
      rows: 4,
    },
    contact: { is: 'email', label: contact },
    // Visitors do not see a closed position, and nobody can apply for it.
    state: {
      is: 'choice',
      label: 'State',
      values: ['open', 'closed'],
      labels: { open: 'Open', closed: 'Closed: not shown to visitors, takes no applications' },
      initial: 'open',
      isOnOff: true,
    },
  },
  nameField: 'role',
  words: {
    one: 'Open position',
    title: siteTexts.menu.openPositions,
    heading: 'Add open position',
    submit: 'Add position',
    empty,
    notFound,
    added: 'Position added successfully',
    updated: 'Position updated successfully',
    deleted: 'Position deleted',
  },
  collection: 'openPositions',
  shows: ['createdAt'],
  columns: {
    role: 'long',
    areas: 'shown',
    deadline: 'shown',
    state: 'shown',
    start: 'searched',
    place: 'searched',
    supervisors: 'searched',
    pay: 'searched',
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
      jobStartDate: 'start',
      workHours: 'workload',
    },
  },
  closed: { field: 'state', value: 'closed' },
});

export type PositionForm = FormOf<typeof positionKind>;
export type Position = RecordOf<typeof positionKind>;
