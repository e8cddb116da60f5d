import type { FormOf } from '@lab/contract/core/content/kind';
import type { eventKind } from '@lab/contract/features/events/kind';
import type { Manuscript } from '@lab/contract/features/papers/fields';
import type { positionKind } from '@lab/contract/features/positions/kind';
import type { AccountKey } from '../accounts.ts';

/** The types of the demo lab's content, before it is converted to stored records. */

/** Other fields of a paper are written as the form has them. */
export interface DemoPaper extends Partial<Omit<Manuscript, 'publicationDate' | 'image' | 'pdf'>> {
  id: string;
  title: string;
  date: string;
  /** For works whose date is only a year or a month. */
  published?: string;
  by: AccountKey;
  authors: string[];
  publisher: string;
  details: string;
  /** True for a picture of its own, otherwise the address of another paper's. */
  picture?: true | string;
  pdf?: true;
}

/** A paper with its research area and its DOI, which may be empty. */
export interface DemoWork extends DemoPaper {
  category: string;
  doi: string;
}

export interface DemoRequest extends DemoWork {
  feedback?: string;
}

export interface DemoArea {
  id: string;
  departmentName: string;
  details: string;
  subDepartments: { name: string; description: string }[];
}

export type TeamRole = 'Advisor' | 'Research Director' | 'Researcher' | 'Research Assistant';

export interface DemoMember {
  id: string;
  account?: AccountKey;
  name: string;
  alsoKnownAs?: string;
  role: TeamRole;
  university?: string;
  /** Missing if the account's email is shown. */
  email?: string;
  phone?: string;
  joined: string;
  socialMedia: { linkedin?: string; twitter?: string; facebook?: string; github?: string };
  details: string;
  /** Without it there is no portrait, and the site shows a placeholder. */
  picture?: true;
}

export interface DemoNews {
  id: string;
  date: string;
  by: AccountKey;
  title: string;
  summary: string;
  details: string;
  /** The same text with lists and links, in Markdown. */
  formatted?: string;
}

export interface DemoEvent extends Omit<FormOf<typeof eventKind>, 'formatted' | 'imageAlt'> {
  id: string;
  announced: string;
}

export interface DemoLabInfo {
  name: string;
  email: string;
  phone: string;
  location: string;
  socialMedia: { facebook: string; linkedIn: string; X: string; whatsApp: string };
  blocks: Record<'overView' | 'mission' | 'history' | 'vision', { name: string; details: string }>;
  carousel: { picture: string; caption: string; link: string }[];
  /** The sentence on the home page. */
  statement: string;
}

export interface DemoCollaborator {
  id: string;
  name: string;
}

type PositionForm = FormOf<typeof positionKind>;
type Asked = 'role' | 'qualifications' | 'experience' | 'internationalExposure' | 'areas';

/** Facts that a position leaves out are empty. */
export interface DemoPosition
  extends Pick<PositionForm, Asked>,
    Partial<Omit<PositionForm, Asked | 'formatted' | 'contact' | 'state'>> {
  id: string;
  opened: string;
}

export interface DemoApplication {
  by: AccountKey;
  date: string;
  university: string;
  researchArea: string;
  role: string;
  details: string;
  resume: string;
  feedback?: string;
}

export interface DemoMessage {
  id: string;
  by: AccountKey;
  date: string;
  message: string;
  reply?: string;
}

export interface DemoPage {
  id: string;
  title: string;
  address: string;
  place: 'menu' | 'footer';
  order: number;
  text: string;
  written: string;
}
