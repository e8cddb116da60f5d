/** What an account can be beyond a plain member: empty, a writer of papers, or an admin. */
export const userRoles = ['', 'writer', 'admin'] as const;

export type UserRole = (typeof userRoles)[number];
