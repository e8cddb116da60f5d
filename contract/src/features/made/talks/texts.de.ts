import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const talkTexts: Translation<typeof english.talkTexts> = {
  one: 'Vortrag',
  lead: 'Vorträge, die wir gehalten haben, und wo unser Labor in Zeitungen, im Radio und in Filmen war.',
  heading: 'Vortrag oder Bericht hinzufügen',
  submit: 'Vortrag oder Bericht hinzufügen',
  empty: 'Keine Vorträge gefunden.',
  notFound: 'Vortrag nicht gefunden.',
  fields: {
    type: 'Art',
    date: 'Datum',
    event: 'Veranstaltung oder Medium',
    place: 'Ort',
    video: 'Video',
    slides: 'Folien',
  },
  types: { talk: 'Vortrag', invited: 'Eingeladener Vortrag', poster: 'Poster', media: 'In den Medien' },
};
