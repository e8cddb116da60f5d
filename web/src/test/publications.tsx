/** The page of publications with three papers. */
import { api } from '@lab/contract';
import PublicationsPage from '../features/papers/list/publications-page.tsx';
import { aMember, anArea, inBrief, papers, theLab } from './records.ts';
import { renderPage } from './render.tsx';
import { stubServer } from './server.ts';

export const publicationsServer = () =>
  stubServer()
    .answers(api.labInfo.get, theLab())
    .answers(api.settings.get, {})
    .answers(api.areas.brief, [inBrief(anArea())])
    .answers(api.papers.byYear, [
      { year: '2025', count: 3 },
      { year: '2024', count: 2 },
    ])
    .answers(api.alumni.people, [aMember()])
    .answers(api.papers.list, papers(3));

export const openPublications = (at = '/publications') =>
  renderPage(<PublicationsPage />, { path: '/publications', at });
