/** Roles of an account. An account without a role is a plain member. */
export const userRoles = ['', 'writer', 'admin'] as const;

export type UserRole = (typeof userRoles)[number];

/**
 * Whether menus and pages show *Write Research Paper*. Every member may open its page and make its call:
 * docs/specification.md#the-avatars-menu.
 */
export function isOfferedWriting({ admin, role }: { admin: boolean; role: string }): boolean {
  return role === 'writer' && !admin;
}
