/** The table of members that the desk imports. */
import { limits } from '../../../api/limits.ts';
import { memberKind } from '../kind.ts';
import { profileFields } from '../profile/fields.ts';
import { memberTableTexts } from './texts.ts';

const { name, role, email, phone, university } = memberKind.fields;
const { homepage, orcid } = profileFields;

/** In the order in which the dialog names them. */
export const memberColumns = {
  name,
  role,
  email,
  phone,
  university,
  from: { is: 'date', label: memberTableTexts.from },
  homepage,
  orcid,
} as const;

/** How labs call the columns of a table of people, in English and in German. */
export const peopleHeadings = {
  name: /^name$/i,
  role: /^(?:rol|position$|funktion$)/i,
  from: /^(?:from|von|start|beginn|joined|since|seit)/i,
} as const;

export const memberTable = {
  columns: Object.entries(memberColumns),
  needed: ['name', 'role'],
  maxRows: limits.importPeople,
  headings: {
    ...peopleHeadings,
    email: /^e-?mail/i,
    phone: /^(?:phone|tel)/i,
    university: /^(?:universit|hochschule$)/i,
    homepage: /^(?:homepage|link|url|web)/i,
    orcid: /^orcid/i,
  },
} as const;
