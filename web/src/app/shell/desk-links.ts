import { deskTexts } from '@lab/contract/desk/texts';
import { paths } from '../paths.ts';

const { menu, start } = deskTexts;

export const deskStart = { to: paths.desk, label: start.title };

/** What an admin has beyond the specification's menu; the dashboard's own menu offers it. */
export const deskLinks = [
  { to: paths.openPositions, label: menu.positions },
  { to: paths.teamMembers, label: menu.members },
  { to: paths.activity, label: menu.activity },
];
