/** What an account can be beyond a plain member: empty, a writer of papers, or an admin. */
export const userRoles = ['', 'writer', 'admin'] as const;

export type UserRole = (typeof userRoles)[number];

/**
 * Who is offered *Write Research Paper*, in the menu and wherever else a page leads there. The page and its call are for
 * every member: docs/specification.md#the-avatars-menu.
 */
export function isOfferedWriting({ admin, role }: { admin: boolean; role: string }): boolean {
  return role === 'writer' && !admin;
}
