import { paths } from '../../pages/paths.ts';

/**
 * What makes a lab complete, in the order of the list on the admins' start page. A new line is a row here,
 * its words in
 * `texts.ts`, and its count in `functions/src/features/setup/checklist.ts`.
 */
export const setupSteps = [
  { name: 'contact', to: paths.updateInfo },
  { name: 'look', to: paths.settings },
  { name: 'about', to: paths.updateInfo },
  { name: 'people', to: paths.teamMembers },
  { name: 'works', to: paths.importWorks },
  { name: 'areas', to: paths.addArea },
  { name: 'news', to: paths.addNews },
  { name: 'pages', to: paths.freePages },
  { name: 'positions', to: paths.openPositions },
  { name: 'collaborators', to: paths.addCollaborators },
  { name: 'pictures', to: paths.updateInfo },
  { name: 'legal', to: paths.legal },
  { name: 'accounts', to: paths.invitations },
] as const;

export type SetupStep = (typeof setupSteps)[number]['name'];
