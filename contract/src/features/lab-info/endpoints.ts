import { editEndpoint } from '../../api/edit-endpoint.ts';
import { endpoint } from '../../api/endpoint.ts';

const success = () => import('../../api/replies.ts').then((s) => s.successReply);
const edit = editEndpoint('site.edit', success);

export const labInfo = {
  get: endpoint('GET', '/labInfo', {
    access: 'public',
    summary: 'Name, contact, links, about blocks and carousel of the lab',
    reply: () => import('./schemas.ts').then((s) => s.labInfo),
  }),
  blockTexts: endpoint('GET', '/labBlocks', {
    access: 'public',
    summary: 'The formatted texts of overview, mission, history and vision',
    reply: () => import('./schemas.ts').then((s) => s.blockTexts),
  }),
  updateBasicInfo: edit('/basicInfo', 'Change name, phone, email and location of the lab', () =>
    import('./schemas.ts').then((s) => s.editBasicInfo),
  ),
  updateSocialMedia: edit('/socialMedia', 'Change the social links of the lab', () =>
    import('./schemas.ts').then((s) => s.editSocialMedia),
  ),
  updateBlocks: {
    ...edit('/labBlocks', 'Change overview, mission, history or vision', () =>
      import('./schemas.ts').then((s) => s.editLabBlocks),
    ),
    perMinute: { address: 480, caller: 120 },
  },
  updateCarousel: edit('/carousel', 'Change the five images of the home page', () =>
    import('./schemas.ts').then((s) => s.editCarousel),
  ),
};
