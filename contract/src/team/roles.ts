/** What a member of the team can be, in the order in which pages show them. */
export const teamRoles = ['Advisor', 'Research Director', 'Researcher', 'Research Assistant'] as const;

export type TeamRole = (typeof teamRoles)[number];

/** Of a member for whom nobody has chosen another yet (docs/specification.md#the-team). */
export const defaultTeamRole: TeamRole = 'Advisor';
