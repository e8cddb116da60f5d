import { limits } from '../../api/limits.ts';
import { altField } from '../../core/content/alt-field.ts';
import { declare, type FormOf, type RecordOf } from '../../core/content/kind.ts';
import { longTextFields } from '../../core/content/long-text-fields.ts';
import { eventTexts } from './texts.ts';

const { one, title, empty, notFound, failed } = eventTexts;

const long = longTextFields('Description', { rows: 6, cutInLists: true });

export const eventKind = declare({
  fields: {
    title: { is: 'text', label: 'Title', max: limits.title, missing: 'Title is required' },
    place: { is: 'text', label: 'Place', max: limits.location },
    start: { is: 'moment', label: 'Start', missing: 'Start is required' },
    end: { is: 'moment', label: 'End' },
    text: long.words,
    formatted: long.formatted,
    people: { is: 'people', label: 'People', max: limits.authors },
    image: { is: 'picture', label: 'Image', tooLarge: 'Image size should be less than 5MB' },
    imageAlt: altField,
  },
  nameField: 'title',
  words: {
    one,
    title,
    heading: 'Add event',
    submit: 'Add event',
    empty,
    notFound,
    added: 'Event added successfully',
    updated: 'Event updated successfully',
    deleted: 'Event deleted',
    failed,
  },
  collection: 'events',
  shows: ['createdAt'],
  columns: { title: 'long', place: 'shown', start: 'shown', people: 'searched' },
  home: { part: 'events', bytes: 40_000 },
  listPage: eventTexts,
  feed: { summary: 'text' },
  schemaOrg: {
    type: 'Event',
    properties: {
      name: 'title',
      startDate: 'start',
      endDate: 'end',
      location: 'place',
      description: 'text',
      image: 'image',
      performer: 'people',
    },
  },
  calendar: { start: 'start', end: 'end', wrongOrder: 'The end cannot be before the start' },
});

export type EventForm = FormOf<typeof eventKind>;
export type LabEvent = RecordOf<typeof eventKind>;
