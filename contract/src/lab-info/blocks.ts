/** What the lab says about itself, in the order in which pages show it. */
export const labBlockNames = ['overView', 'mission', 'history', 'vision'] as const;

export type LabBlockName = (typeof labBlockNames)[number];
