import { api } from '@lab/contract';
import { screen, within } from '@testing-library/react';
import { aCollaborator, aMember, anArea, inBrief, papers, theLab } from '../../test/records.ts';
import { stubServer } from '../../test/server.ts';
import { stubIntersectionObserver } from '../../test/viewport.ts';

/** Answers everything that the home page asks. */
export function stubHome() {
  stubIntersectionObserver();
  return stubServer()
    .answers(api.labInfo.get, theLab())
    .answers(api.papers.recent, papers(6))
    .answers(api.papers.selected, [])
    .answers(api.areas.brief, [inBrief(anArea())])
    .answers(api.team.list, [aMember()])
    .answers(api.collaborators.list, [aCollaborator()])
    .answers(api.news.list, []);
}

export const section = (name: string) => within(screen.getByRole('region', { name }));
