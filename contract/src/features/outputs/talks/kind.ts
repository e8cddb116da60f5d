import { limits } from '../../../api/limits.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { words } from '../../../texts/words.ts';
import { choice, declareOutput, outputFields } from '../fields.ts';

export const talkTexts = words('talk', {
  one: 'Talk',
  lead: 'Talks that we gave, and where our lab was in newspapers, on the radio and in films.',
  heading: 'Add talk or report',
  submit: 'Add talk or report',
  empty: 'There are no talks yet.',
  notFound: 'Talk not found.',
  fields: {
    type: 'Type',
    date: 'Date',
    event: 'Event or medium',
    place: 'Place',
    video: 'Video',
    slides: 'Slides',
  },
  types: { talk: 'Talk', invited: 'Invited talk', poster: 'Poster', media: 'In the media' },
} as const);

const { fields, types } = talkTexts;
const { title, summary, people, areas, link } = outputFields;

export const talkKind = declareOutput('talks', talkTexts, {
  fields: {
    title,
    type: choice(fields.type, types, 'talk'),
    date: { is: 'date', label: fields.date, missing: fieldTexts.required(fields.date) },
    event: { is: 'text', label: fields.event, max: limits.title },
    place: { is: 'text', label: fields.place, max: limits.location },
    people,
    summary: { ...summary, max: limits.positionText },
    video: { is: 'url', label: fields.video },
    link,
    areas,
    slides: { is: 'file', label: fields.slides },
  },
  columns: {
    title: 'long',
    type: 'shown',
    date: 'shown',
    event: 'shown',
    place: 'searched',
    people: 'shown',
  },
  feed: { summary: 'event' },
  schemaOrg: {
    type: {
      by: 'type',
      types: {
        talk: 'PresentationDigitalDocument',
        invited: 'PresentationDigitalDocument',
        poster: 'Poster',
        media: 'CreativeWork',
      },
    },
    properties: {
      name: 'title',
      description: 'summary',
      datePublished: 'date',
      locationCreated: 'place',
      contributor: 'people',
      encoding: 'slides',
      sameAs: 'link',
    },
  },
  output: { date: 'date', inList: ['type', 'event', 'place'] },
});
