import { words } from '../../../texts/words.ts';

export const teachingTexts = words('course', {
  one: 'Course',
  lead: 'What our lab teaches and taught, with materials where they are free.',
  heading: 'Add course',
  submit: 'Add course',
  empty: 'No courses found.',
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
