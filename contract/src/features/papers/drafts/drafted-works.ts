/** Works have drafts as kinds of content have, for whoever corrects published ones. */
export const draftedWorks = {
  name: 'paper',
  nouns: { one: 'a work', many: 'works' },
  needs: 'papers.correct',
  path: '/researchPapers',
  values: () => import('./schemas.ts').then((s) => s.draftedWork),
} as const;
