/** What the public site of a lab holds, as its public calls tell it. */
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import type { Person } from '@lab/contract/features/alumni/schemas';
import type { MenuPage, PublishedText } from '@lab/contract/features/free-pages/schemas';
import type { BlockTexts, LabInfo } from '@lab/contract/features/lab-info/schemas';
import type { LegalPage } from '@lab/contract/features/legal/pages';
import type { Paper } from '@lab/contract/features/papers/schemas';
import type { PressKit } from '@lab/contract/features/press/schemas';
import type { ShownSettings } from '@lab/contract/features/settings/schemas';
import type { Kinds } from '@lab/contract/kinds/kinds';

/** What a person shows beside their entry in the team. */
export type ShownOfPerson = Pick<Person, 'profile' | 'terms'>;

export interface PulledLab {
  origin: string;
  works: Paper[];
  records: Partial<Record<keyof Kinds, AnyRecord[]>>;
  /** By the id of a record of a kind whose order no field tells, its place in the list, counted from 1. */
  places: Record<string, number>;
  /** By the id of the member. */
  people: Record<string, ShownOfPerson>;
  pages: PublishedText[];
  menus: MenuPage[];
  legal: { page: LegalPage; title: string; html: string }[];
  info: LabInfo;
  blocks: BlockTexts;
  settings: ShownSettings;
  press: PressKit;
}
