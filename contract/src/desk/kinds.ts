/** Records that an admin can delete and put back. */
export const restorableKinds = ['news', 'area', 'collaborator', 'position', 'member', 'paper'] as const;

export type RestorableKind = (typeof restorableKinds)[number];
