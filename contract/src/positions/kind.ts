import { declare, type FormOf, type RecordOf } from '../content/kind.ts';
import { limits } from '../limits.ts';
import { fieldTexts, siteTexts } from '../texts.ts';
import { positionDeskTexts } from './desk/texts.ts';
import { positionTexts } from './texts.ts';

const { form, validation, ...sentences } = positionDeskTexts;
const { role, qualifications, experience, internationalExposure, empty } = positionTexts;

const requirement = <const Label extends string>(label: Label) =>
  ({
    is: 'prose',
    label,
    max: limits.positionText,
    missing: fieldTexts.required(label),
    rows: 2,
  }) as const;

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
  },
  nameField: 'role',
  words: {
    ...sentences,
    empty,
    title: siteTexts.menu.openPositions,
    heading: form.addTitle,
    submit: form.submit,
  },
  collection: 'openPositions',
  shows: ['createdAt'],
  columns: {
    role: 'long',
    qualifications: 'shown',
    experience: 'searched',
    internationalExposure: 'searched',
  },
});

export type PositionForm = FormOf<typeof positionKind>;
export type Position = RecordOf<typeof positionKind>;
