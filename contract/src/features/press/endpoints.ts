import { endpoint } from '../../api/endpoint.ts';

export const press = {
  kit: endpoint('GET', '/press', {
    access: 'public',
    summary: 'Contact, logos and portraits for the press; of portraits only those that members offer',
    reply: () => import('./schemas.ts').then((s) => s.pressKit),
  }),
  mine: endpoint('GET', '/pressPortrait', {
    access: 'member',
    summary: 'Whether the caller offers their portrait to the press',
    reply: () => import('./schemas.ts').then((s) => s.ownPressPortrait),
  }),
  updateMine: endpoint('PATCH', '/pressPortrait', {
    access: 'member',
    summary: "Offer the caller's own portrait to the press, or no longer",
    body: () => import('./schemas.ts').then((s) => s.editPressPortrait),
    reply: () => import('../../api/replies.ts').then((s) => s.modifiedReply),
    perMinute: { address: 120, caller: 20 },
  }),
};
