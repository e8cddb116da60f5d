/** The texts about the lab, in the order in which pages show them. */
export const labBlockNames = ['overView', 'mission', 'history', 'vision'] as const;

export type LabBlockName = (typeof labBlockNames)[number];
