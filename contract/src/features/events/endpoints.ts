import { endpoint } from '../../api/endpoint.ts';

export const eventCalls = {
  next: endpoint('GET', '/nextEvents', {
    access: 'public',
    summary: 'The next events in brief, for pages that show them among other things',
    reply: () => import('./schemas.ts').then((s) => s.nextEvents),
  }),
};
