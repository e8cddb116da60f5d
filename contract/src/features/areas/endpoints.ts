import { endpoint } from '../../api/endpoint.ts';

export const areaCalls = {
  brief: endpoint('GET', '/researchAreasInBrief', {
    access: 'public',
    summary: 'Names of all research areas, with the beginning of what they are about',
    reply: () => import('./schemas.ts').then((s) => s.briefAreas),
  }),
};
