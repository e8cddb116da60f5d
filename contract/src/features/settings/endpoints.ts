import { endpoint } from '../../api/endpoint.ts';

const success = () => import('../../api/replies.ts').then((s) => s.successReply);

export const settings = {
  get: endpoint({
    method: 'GET',
    path: '/settings',
    access: 'public',
    summary: 'What every page needs of the lab’s settings; what nobody has chosen is left out',
    reply: () => import('./schemas.ts').then((s) => s.shownSettings),
  }),
  all: endpoint({
    method: 'GET',
    path: '/allSettings',
    needs: 'settings.edit',
    summary: 'All settings of the lab',
    reply: () => import('./schemas.ts').then((s) => s.settings),
  }),
  identity: endpoint({
    method: 'PATCH',
    path: '/settings/identity',
    needs: 'settings.edit',
    summary:
      'Change short name, logo, tagline, affiliation, office hours, map link, time zone and date format',
    body: () => import('./schemas.ts').then((s) => s.editIdentity),
    reply: success,
  }),
  look: endpoint({
    method: 'PATCH',
    path: '/settings/look',
    needs: 'settings.edit',
    summary: 'Change accent colour, letters, corners and opening of the home page',
    body: () => import('./schemas.ts').then((s) => s.editLook),
    reply: success,
  }),
  menu: endpoint({
    method: 'PATCH',
    path: '/settings/menu',
    needs: 'settings.edit',
    summary: 'Change pages, order and names of the main menu',
    body: () => import('./schemas.ts').then((s) => s.editMenu),
    reply: success,
  }),
  home: endpoint({
    method: 'PATCH',
    path: '/settings/home',
    needs: 'settings.edit',
    summary: 'Change sections, order and headings of the home page',
    body: () => import('./schemas.ts').then((s) => s.editHome),
    reply: success,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/settings/preview',
    needs: 'settings.edit',
    summary: 'What every page would need if these parts of the settings were saved; nothing is stored',
    body: () => import('./schemas.ts').then((s) => s.settingsToPreview),
    reply: () => import('./schemas.ts').then((s) => s.shownSettings),
  }),
  team: endpoint({
    method: 'PATCH',
    path: '/settings/team',
    needs: 'settings.edit',
    summary:
      'Change the roles of the team and the order of people; refused while somebody has a role that is left out',
    body: () => import('./schemas.ts').then((s) => s.editTeam),
    reply: success,
  }),
  texts: endpoint({
    method: 'GET',
    path: '/settings/texts/{language}',
    needs: 'settings.edit',
    summary: 'Every text that a lab can write itself, as it comes in this language',
    reply: () => import('./words/schemas.ts').then((s) => s.usualTexts),
  }),
  words: endpoint({
    method: 'PATCH',
    path: '/settings/words',
    needs: 'settings.edit',
    summary: 'Change the language of the site and the texts that the lab has written itself',
    body: () => import('./words/schemas.ts').then((s) => s.editWords),
    reply: success,
  }),
  notices: endpoint({
    method: 'PATCH',
    path: '/settings/notices',
    needs: 'settings.edit',
    summary: 'Change the announcement and the text in the footer',
    body: () => import('./schemas.ts').then((s) => s.editNotices),
    reply: success,
  }),
  visits: endpoint({
    method: 'PATCH',
    path: '/settings/visits',
    needs: 'settings.edit',
    summary: 'Change how visits are counted',
    body: () => import('./schemas.ts').then((s) => s.editVisits),
    reply: success,
  }),
  redirects: endpoint({
    method: 'PATCH',
    path: '/settings/redirects',
    needs: 'settings.edit',
    summary: 'Change the redirects from old addresses',
    body: () => import('./schemas.ts').then((s) => s.editRedirects),
    reply: success,
  }),
};
