/** What a site says, whatever it was made with. It knows nothing of how a lab stores its records. */

import type { Values } from '@lab/contract/core/content/field';
import type { ProfileFields } from '@lab/contract/features/team/profile/fields';
import type { Kinds } from '@lab/contract/kinds/kinds';

/** What becomes of a file or a record of the source. */
export type Fate =
  | { is: 'read'; as: Kind | keyof Kinds | 'settings' | 'picture' | 'pdf' }
  | { is: 'elsewhere'; where: string; of?: Kind }
  /** `of` is what it would have been, so that the table of the plan counts it there. */
  | { is: 'left'; why: string; of?: Kind };

export const kindsOfRecords = ['works', 'people', 'projects', 'software', 'news', 'events', 'pages'] as const;
export type Kind = (typeof kindsOfRecords)[number];

export interface Moved {
  /** Its file, and the number within it where that holds several. */
  from: string;
  /** Its addresses on the old site. */
  old: string[];
  title: string;
  /** The files that its texts and fields name, by their paths with a slash before them. */
  files: ReadonlyMap<string, string>;
  /** What a person should look at. */
  remarks: string[];
}

export interface Person extends Moved {
  hasLeft: boolean;
  role: string;
  otherNames: string[];
  /** In their own words, as Markdown. */
  biography: string;
  /** A line about them, such as a job title. */
  line: string;
  affiliation: string;
  email: string;
  picture: string;
  links: ReadonlyMap<string, string>;
  /** What their profile has beside it. */
  profile?: Pick<ProfileFields, 'pronouns' | 'interests' | 'education'>;
}

export interface Item extends Moved {
  summary: string;
  text: string;
  picture: string;
}

export interface News extends Item {
  date: Date;
}

export interface Project extends Item {
  link: string;
}

/** Days and moments are written as `2026-12-01` or `2026-12-01T14:00+01:00`. */
export interface LabEvent extends Item {
  start: string;
  end?: string;
  place: string;
}

export interface Software extends Moved {
  summary: string;
  repository: string;
}

export interface Page extends Moved {
  text: string;
  isHome: boolean;
  isInMenu: boolean;
  isFinished: boolean;
  /** The last part of its address, and its menu, if they are to be the same here. */
  address?: string;
  place?: string;
}

/**
 * A record of a kind of this product, of a site that was made with it. The values are those of its fields;
 * areas, works and roles have the ids of the site.
 */
export interface KindRecord extends Moved {
  kind: keyof Kinds;
  /** On the site, by which other records refer to it. */
  id: string;
  values: Values;
  createdAt: Date | undefined;
  /** What the entry of a member has beside its fields. */
  profile?: Values;
  terms?: readonly unknown[];
}

/** Where the pages of a site that only draw a list have their place here. */
export interface Replaced {
  from: string;
  old: string[];
  by: string;
}

export interface OfWork {
  picture?: string;
  /** What the picture shows. */
  pictureAlt?: string;
  pdf?: string;
  /** The addresses of its page on the old site. */
  old?: string[];
  /** On a site that was made with this product. */
  id?: string;
}

export interface WorkFile {
  name: string;
  text: string;
  /** What belongs to its entries, by their keys. */
  files: ReadonlyMap<string, OfWork>;
  /** What a person should look at. */
  remarks?: string[];
}

/** A work of which the site names an identifier: the service that gave it says the rest. */
export interface NamedWork {
  kind: 'doi' | 'arxiv' | 'pmid' | 'orcid';
  id: string;
  /** Where it was found. */
  key: string;
  of: OfWork;
  /** As CSL-JSON, what the site says of it, for where the service has no answer. */
  otherwise?: Readonly<Record<string, unknown>>;
}

/** Files by their paths, and a colour such as `#0b5d4b`. */
export interface Look {
  accent?: string;
  logo?: string;
  icon?: string;
  sharePicture?: string;
}

export interface Site {
  madeWith: string;
  /** Where it was, such as `https://lab.example`. */
  address: string;
  /** By which it is the same site the next time; otherwise its name and address. */
  knownBy?: string;
  name: string;
  description: string;
  email: string;
  links: ReadonlyMap<string, string>;
  /** In the order of the site. */
  roles: string[];
  works: WorkFile[];
  named?: NamedWork[];
  people: Person[];
  projects: Project[];
  news: News[];
  pages: Page[];
  software?: Software[];
  events?: LabEvent[];
  /** Of a site that was made with this product, all but works and pages. */
  records?: KindRecord[];
  /** The names of its roles by their ids. */
  roleNames?: ReadonlyMap<string, string>;
  look?: Look;
  replaced?: Replaced[];
  /** Of every file of the source. */
  fates: Map<string, Fate>;
  /** Of everything in a file that holds the whole site, such as an export. */
  items?: Map<string, Fate>;
  /** The addresses of its PDFs on the old site, by their paths. Papers elsewhere link to them. */
  pdfs?: ReadonlyMap<string, string[]>;
  /** What a person should know of the site as a whole. */
  remarks?: string[];
}
