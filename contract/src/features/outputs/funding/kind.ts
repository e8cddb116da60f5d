import { limits } from '../../../api/limits.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { words } from '../../../texts/words.ts';
import { outputDeskTexts } from '../desk/texts.ts';
import { declareOutput, outputFields } from '../fields.ts';

export const fundingTexts = words('funding', {
  one: 'Grant',
  lead: 'Who pays for our research, for what and until when.',
  heading: 'Add grant',
  submit: 'Add grant',
  empty: 'There is no funding yet.',
  notFound: 'Grant not found.',
  fields: {
    funder: 'Funded by',
    grant: 'Grant number',
    amount: 'Amount',
  },
} as const);

const { fields } = fundingTexts;
const { title, summary, people, areas, works, link } = outputFields;
const { fields: shared, wrongOrder } = outputDeskTexts;

export const fundingKind = declareOutput('funding', fundingTexts, {
  fields: {
    title,
    funder: {
      is: 'text',
      label: fields.funder,
      max: limits.title,
      missing: fieldTexts.required(fields.funder),
    },
    grant: { is: 'text', label: fields.grant, max: limits.workDetail },
    // As people write it, because labs name currencies and parts of a sum.
    amount: { is: 'text', label: fields.amount, max: limits.workDetail },
    start: { is: 'date', label: shared.start },
    end: { is: 'date', label: shared.end },
    people,
    summary,
    link,
    areas,
    works,
  },
  columns: {
    title: 'long',
    funder: 'shown',
    grant: 'shown',
    start: 'shown',
    end: 'shown',
    people: 'searched',
  },
  schemaOrg: {
    type: 'MonetaryGrant',
    properties: {
      name: 'title',
      description: 'summary',
      funder: 'funder',
      identifier: 'grant',
      sameAs: 'link',
    },
    ofLab: 'fundedItem',
  },
  span: { start: 'start', end: 'end', wrongOrder },
  output: { date: 'start', inList: ['funder', 'grant'] },
});
