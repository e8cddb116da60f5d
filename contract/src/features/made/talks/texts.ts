import { words } from '../../../texts/words.ts';

export const talkTexts = words('talk', {
  one: 'Talk',
  lead: 'Talks that we gave, and where our lab was in newspapers, on the radio and in films.',
  heading: 'Add talk or report',
  submit: 'Add talk or report',
  empty: 'No talks found.',
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
