/** The table of former members that the desk imports. */
import { limits } from '../../api/limits.ts';
import type { Table } from '../../core/tables/read-table.ts';
import { profileFields } from '../team/profile/fields.ts';
import { memberColumns, peopleHeadings, pictureColumn } from '../team/table/table.ts';
import { alumniDeskTexts } from './desk/texts.ts';
import { alumniKind, termFields } from './kind.ts';

const { fields, importing, leave } = alumniDeskTexts;
const { biography, orcid } = profileFields;

/** In the order that the dialog says, which is that of a table without headings. */
export const importedFields = {
  name: alumniKind.fields.name,
  role: { is: 'text', label: fields.role, max: limits.role },
  from: termFields.from,
  until: termFields.until,
  next: { is: 'text', label: leave.next, max: limits.title },
  link: alumniKind.fields.first.of.link,
  title: memberColumns.title,
  picture: pictureColumn,
  homepage: alumniKind.fields.link,
  thesis: alumniKind.fields.thesis,
  details: alumniKind.fields.details,
  biography: { is: 'prose', label: biography.label, max: biography.max },
  orcid,
} as const;

export const alumniTable: Table = {
  columns: Object.entries(importedFields),
  needed: ['name'],
  maxRows: limits.importPeople,
  headings: {
    ...peopleHeadings,
    until:
      /^(?:until|to|end(?:ed)?|left|bis|ende|fin|jusqu['’]?[aà]?|hasta|fino|fine|at[ée]|fim|tot|einde|till|slut|til|do|koniec)(?!\p{L})/iu,
    next: /^(?:next|first (?:job|position)|position (?:now|today)|present|current|now|danach|heute|jetzt|aktuell|ensuite|actuel|maintenant|despu[ée]s|actual|ahora|dopo|attual|ora|depois|atual|agora|daarna|nu|huidig|nuværende|nuvarande|obecn|teraz)/i,
    link: /^(?:link(?!ed)|url)/i,
    homepage: /^(?:homepage|web|sitio|(?:google[ _-]?)?scholar|git[ -]?hub|linked[ -]?in)/i,
    thesis:
      /^(?:thesis|dissertation|doktorarbeit|abschlussarbeit|th[èe]se|m[ée]moire|tesis|tesi|tese|proefschrift|scriptie|avhandling|afhandling|praca)/i,
  },
  isHeadOptional: true,
  texts: importing,
};
