import { limits } from '../../api/limits.ts';
import { altField } from '../../core/content/alt-field.ts';
import { declare, type FormOf, type RecordOf } from '../../core/content/kind.ts';
import { longTextFields } from '../../core/content/long-text-fields.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { outputFields } from '../outputs/fields.ts';
import { areaDeskTexts } from './desk/texts.ts';
import { areaTexts } from './texts.ts';

const { one, form, validation, removal, added, updated, deleted } = areaDeskTexts;
const { empty, notFound } = areaTexts;

const text = longTextFields(form.details, { missing: validation.details, rows: 5 });

export const areaKind = declare({
  fields: {
    departmentName: {
      is: 'text',
      label: form.departmentName,
      max: limits.title,
      missing: validation.departmentName,
    },
    details: text.words,
    formatted: text.formatted,
    image: { is: 'picture', label: form.image, tooLarge: validation.imageTooLarge },
    imageAlt: altField,
    parent: { is: 'area', label: form.parent, max: 1 },
    people: outputFields.people,
    subDepartments: {
      is: 'parts',
      label: areaTexts.subDepartments,
      max: limits.subDepartments,
      add: form.addSub,
      remove: form.removeSub,
      of: {
        name: {
          is: 'text',
          label: form.subName,
          max: limits.title,
          missing: fieldTexts.required(form.subName),
        },
        description: {
          is: 'prose',
          label: form.subDescription,
          max: limits.prose,
          missing: fieldTexts.required(form.subDescription),
          rows: 2,
        },
      },
    },
  },
  nameField: 'departmentName',
  words: {
    one,
    title: form.addTitle,
    heading: form.submit,
    submit: form.submit,
    empty,
    notFound,
    added,
    updated,
    deleted,
    removal,
  },
  collection: 'researchAreas',
  shows: [],
  columns: { departmentName: 'long', subDepartments: 'shown' },
  home: { part: 'areas', bytes: 60_000 },
  listPage: areaTexts,
  schemaOrg: {
    type: 'CollectionPage',
    properties: { name: 'departmentName', description: 'details', image: 'image', about: 'subDepartments' },
  },
});

export type AreaForm = FormOf<typeof areaKind>;
export type Area = RecordOf<typeof areaKind>;
