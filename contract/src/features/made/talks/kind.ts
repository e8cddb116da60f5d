import { limits } from '../../../api/limits.ts';
import { declare } from '../../../core/content/kind.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { listPageOf, madeFields, madeSentences } from '../fields.ts';
import { madeTexts } from '../texts.ts';
import { talkTexts } from './texts.ts';

const { one, heading, submit, empty, notFound, fields, types } = talkTexts;
const { title, summary, people, areas, link } = madeFields;

export const talkKind = declare({
  fields: {
    title,
    type: {
      is: 'choice',
      label: fields.type,
      values: ['talk', 'invited', 'poster', 'media'],
      labels: types,
      initial: 'talk',
    },
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
  nameField: 'title',
  words: { ...madeSentences, one, title: madeTexts.talks, heading, submit, empty, notFound },
  collection: 'talks',
  shows: ['createdAt'],
  columns: {
    title: 'long',
    type: 'shown',
    date: 'shown',
    event: 'shown',
    place: 'searched',
    people: 'shown',
  },
  listPage: listPageOf('talks', talkTexts),
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
  made: { texts: talkTexts, date: 'date', summary: 'summary', inList: ['type', 'event', 'place'] },
});
