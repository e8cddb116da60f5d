/** Where a member can be found outside of the lab's own pages. */
export const networks = ['linkedin', 'twitter', 'facebook', 'github'] as const;

export type Network = (typeof networks)[number];
