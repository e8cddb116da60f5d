import { limits } from '../../../api/limits.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { words } from '../../../texts/words.ts';
import { declareOutput, outputFields } from '../fields.ts';

export const teachingTexts = words('course', {
  one: 'Course',
  lead: 'What our lab teaches and taught, with materials where they are free.',
  heading: 'Add course',
  submit: 'Add course',
  empty: 'There are no courses yet.',
  notFound: 'Course not found.',
  fields: {
    title: 'Course',
    level: 'Level',
    term: 'Term',
    date: 'Begins',
    materials: 'Materials',
    name: 'Name of the material',
    url: 'Address of the material',
    add: 'Add material',
    remove: 'Remove material',
  },
} as const);

const { fields } = teachingTexts;
const { title, summary, text, people, areas, link } = outputFields;

export const courseKind = declareOutput('teaching', teachingTexts, {
  fields: {
    title: { ...title, label: fields.title, missing: fieldTexts.required(fields.title) },
    term: { is: 'text', label: fields.term, max: limits.role },
    date: { is: 'date', label: fields.date, missing: fieldTexts.required(fields.date) },
    level: { is: 'text', label: fields.level, max: limits.role },
    people,
    summary,
    materials: {
      is: 'parts',
      label: fields.materials,
      max: 30,
      add: fields.add,
      remove: fields.remove,
      of: {
        name: {
          is: 'text',
          label: fields.name,
          max: limits.linkName,
          missing: fieldTexts.required(fields.name),
        },
        url: { is: 'url', label: fields.url, missing: fieldTexts.required(fields.url) },
      },
    },
    link,
    areas,
    text,
  },
  columns: { title: 'long', term: 'shown', date: 'shown', level: 'shown', people: 'shown' },
  schemaOrg: {
    type: 'Course',
    properties: {
      name: 'title',
      description: 'summary',
      educationalLevel: 'level',
      hasCourseInstance: 'people',
      sameAs: 'link',
    },
  },
  output: { date: 'date', inList: ['term', 'level'] },
});
