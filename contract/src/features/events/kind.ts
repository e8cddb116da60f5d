import { limits } from '../../api/limits.ts';
import { altField } from '../../core/content/alt-field.ts';
import { declare, type FormOf, type RecordOf } from '../../core/content/kind.ts';
import { longTextFields } from '../../core/content/long-text-fields.ts';
import { eventDeskTexts } from './desk/texts.ts';
import { eventTexts } from './texts.ts';

const { one, title, empty, notFound, failed } = eventTexts;
const { fields, missing, desk } = eventDeskTexts;

const long = longTextFields(fields.text, { rows: 6, cutInLists: true });

export const eventKind = declare({
  fields: {
    title: { is: 'text', label: fields.title, max: limits.title, missing: missing.title },
    place: { is: 'text', label: fields.place, max: limits.location },
    start: { is: 'moment', label: fields.start, missing: missing.start },
    end: { is: 'moment', label: fields.end },
    text: long.words,
    formatted: long.formatted,
    people: { is: 'people', label: fields.people, max: limits.authors },
    image: { is: 'picture', label: fields.image, tooLarge: missing.imageTooLarge },
    imageAlt: altField,
  },
  nameField: 'title',
  words: { ...desk, one, title, empty, notFound, failed },
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
  calendar: { start: 'start', end: 'end', wrongOrder: missing.order },
});

export type EventForm = FormOf<typeof eventKind>;
export type LabEvent = RecordOf<typeof eventKind>;
