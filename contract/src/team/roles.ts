/** The roles of team members, in the order in which pages show them. */
export const teamRoles = ['Advisor', 'Research Director', 'Researcher', 'Research Assistant'] as const;

export type TeamRole = (typeof teamRoles)[number];

/** The role until an admin chooses another one (docs/specification.md#the-team). */
export const defaultTeamRole: TeamRole = 'Advisor';

/** The people on the home page (docs/specification.md#home). */
export const rolesOnHome: readonly TeamRole[] = ['Advisor', 'Research Director'];
