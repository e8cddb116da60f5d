/** Roles of an account. An account without a role is a plain member. */
export const userRoles = ['', 'writer', 'admin'] as const;

export type UserRole = (typeof userRoles)[number];

/** Who sees links to *Write Research Paper*; every member may open it: docs/specification.md#the-avatars-menu. */
export function isOfferedWriting({ admin, role }: { admin: boolean; role: string }): boolean {
  return role === 'writer' && !admin;
}
