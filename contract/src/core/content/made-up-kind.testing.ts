/** A kind of content that exists only in tests, with every type of field. */
import { declare, type Kind } from './kind.ts';
import { recordPage } from './record-page.ts';

const words = {
  one: 'Thing',
  title: 'Things',
  heading: 'Add thing',
  submit: 'Add thing',
  empty: 'No things.',
  notFound: 'Thing not found.',
  added: 'Added',
  updated: 'Updated',
  deleted: 'Deleted',
};

/** Every type of field, required and optional where both are possible. */
export const thing = declare({
  fields: {
    name: { is: 'text', label: 'Name', max: 40, missing: 'Name is required' },
    about: { is: 'prose', label: 'About', max: 20 },
    story: { is: 'markdown', label: 'Story', max: 200 },
    colour: {
      is: 'choice',
      label: 'Colour',
      values: ['red', 'blue'],
      labels: { red: 'Red', blue: 'Blue' },
      initial: 'red',
      missing: 'Choose a colour',
    },
    mail: { is: 'email', label: 'Email' },
    page: { is: 'url', label: 'Page' },
    phone: { is: 'phone', label: 'Phone', max: 40 },
    start: { is: 'moment', label: 'Start', missing: 'Start is required' },
    end: { is: 'moment', label: 'End' },
    written: { is: 'date', label: 'Written' },
    paper: { is: 'doi', label: 'Paper' },
    image: { is: 'picture', label: 'Image', tooLarge: 'Too large' },
    seats: { is: 'number', label: 'Seats', min: 1, max: 100, whole: true, missing: 'Seats is required' },
    weight: { is: 'number', label: 'Weight', min: -10, max: 10 },
    days: { is: 'numbers', label: 'Days', max: 3, last: 31, initial: [], wrong: 'Wrong days' },
    open: { is: 'mark', label: 'Open', labels: { true: 'Yes', false: 'No' } },
    leaflet: { is: 'file', label: 'Leaflet' },
    areas: { is: 'area', label: 'Areas', max: 3 },
    works: { is: 'works', label: 'Works', max: 3 },
    people: { is: 'people', label: 'People', max: 2 },
    parts: {
      is: 'parts',
      label: 'Parts',
      max: 2,
      add: 'Add',
      remove: 'Remove',
      of: { name: { is: 'text', label: 'Part', max: 40, missing: 'Part is required' } },
    },
    links: { is: 'group', label: 'Links', of: { code: { is: 'url', label: 'Code' } } },
  },
  nameField: 'name',
  words,
  collection: 'things',
  shows: ['createdAt'],
  columns: { name: 'long', seats: 'shown', areas: 'shown' },
  calendar: { start: 'start', end: 'end', wrongOrder: 'The end cannot be before the start' },
});

export const things = {
  name: 'thing',
  nouns: { one: 'a thing', many: 'things' },
  needs: 'site.edit',
  path: '/things',
  list: 'newest',
  pages: { all: '/things', one: recordPage('/things/:id'), desk: '/dashboard/things' },
  menu: 'Things',
  pictures: 'content',
  declared: async () => thing,
} as const satisfies Kind;
