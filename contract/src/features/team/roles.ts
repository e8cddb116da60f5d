/**
 * The roles of the team: the lab's own list, in the order in which pages show it
 * (docs/decisions/057-roles-are-a-setting.md).
 */
import { fold } from '../../lib/fold.ts';
import { teamTexts } from './texts.ts';

/** Wide cards, a grid, or small pictures at the side. */
export const cardShapes = ['wide', 'grid', 'side'] as const;
export type CardShape = (typeof cardShapes)[number];

/** Within a role: who has been there longer first, or as the lab has put them. */
export const peopleOrders = ['joined', 'hand'] as const;
export type PeopleOrder = (typeof peopleOrders)[number];

export interface TeamRole {
  id: string;
  /** Above the people with this role; empty for the usual one. */
  heading: string;
  /** What one person in this role is; empty for the heading. */
  one: string;
  shape: CardShape;
  onHome: boolean;
}

/** Those of docs/specification.md#the-team, which are translated. */
export const defaultRoles: readonly TeamRole[] = [
  { id: 'Advisor', heading: '', one: '', shape: 'wide', onHome: true },
  { id: 'Research Director', heading: '', one: '', shape: 'grid', onHome: true },
  { id: 'Researcher', heading: '', one: '', shape: 'grid', onHome: false },
  { id: 'Research Assistant', heading: '', one: '', shape: 'side', onHome: false },
];

/** The role of records without one (docs/specification.md#the-team). */
export const defaultTeamRole = 'Advisor';

/** The usual name, or the id of a role that the lab has removed. */
function defaultName(id: string): string {
  const names: Readonly<Record<string, string>> = teamTexts.sections;
  return names[id] ?? id;
}

export const headingOf = ({ id, heading }: TeamRole): string => heading || defaultName(id);

/** What a person in this role is. */
export function roleName(roles: readonly TeamRole[], id: string): string {
  const role = roles.find((one) => one.id === id);
  return role?.one || role?.heading || defaultName(id);
}

/** Spreadsheets name roles as people do. */
export function roleCalled(roles: readonly TeamRole[], written: string): TeamRole | undefined {
  const same = (other: string) => fold(other) === fold(written);
  return roles.find((one) => [one.id, headingOf(one), roleName(roles, one.id)].some(same));
}
