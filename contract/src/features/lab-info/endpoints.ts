import { endpoint } from '../../api/endpoint.ts';

const success = () => import('../../api/replies.ts').then((s) => s.successReply);

export const labInfo = {
  get: endpoint({
    method: 'GET',
    path: '/labInfo',
    access: 'public',
    summary: 'Name, contact, links, about blocks and carousel of the lab',
    reply: () => import('./schemas.ts').then((s) => s.labInfo),
  }),
  blockTexts: endpoint({
    method: 'GET',
    path: '/labBlocks',
    access: 'public',
    summary: 'The formatted texts of overview, mission, history and vision',
    reply: () => import('./schemas.ts').then((s) => s.blockTexts),
  }),
  updateBasicInfo: endpoint({
    method: 'PATCH',
    path: '/basicInfo',
    needs: 'site.edit',
    summary: 'Change name, phone, email and location of the lab',
    body: () => import('./schemas.ts').then((s) => s.editBasicInfo),
    reply: success,
  }),
  updateSocialMedia: endpoint({
    method: 'PATCH',
    path: '/socialMedia',
    needs: 'site.edit',
    summary: 'Change the social links of the lab',
    body: () => import('./schemas.ts').then((s) => s.editSocialMedia),
    reply: success,
  }),
  updateBlocks: endpoint({
    method: 'PATCH',
    path: '/labBlocks',
    needs: 'site.edit',
    summary: 'Change overview, mission, history or vision',
    body: () => import('./schemas.ts').then((s) => s.editLabBlocks),
    reply: success,
    perMinute: { address: 480, caller: 120 },
  }),
  updateCarousel: endpoint({
    method: 'PATCH',
    path: '/carousel',
    needs: 'site.edit',
    summary: 'Change the five images of the home page',
    body: () => import('./schemas.ts').then((s) => s.editCarousel),
    reply: success,
  }),
};
