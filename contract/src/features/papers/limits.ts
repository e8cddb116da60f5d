/** Besides its own research area; each needs indexes of its own. */
export const mostMoreAreas = 2;
