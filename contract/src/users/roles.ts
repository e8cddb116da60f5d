/** What an account can be beyond a plain member: empty, a writer of papers, or an admin. */
export const userRoles = ['', 'writer', 'admin'] as const;

export type UserRole = (typeof userRoles)[number];

/**
 * Who is offered *Write Research Paper*, in the menu and wherever else a page leads there (specification, section 2: only
 * the role-based writer, which an admin is not). The page and its call are for every member (section 6).
 */
export function isOfferedWriting({ admin, role }: { admin: boolean; role: string }): boolean {
  return role === 'writer' && !admin;
}
