/** What a table says of a member, in the order in which the dialog names it. */
import { memberKind } from '../kind.ts';
import { profileFields } from '../profile/fields.ts';
import { memberTableTexts } from './texts.ts';

const { name, role, email, phone, university } = memberKind.fields;
const { homepage, orcid } = profileFields;

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
