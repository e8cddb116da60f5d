import { editEndpoint } from '../../api/edit-endpoint.ts';
import { endpoint } from '../../api/endpoint.ts';

const success = () => import('../../api/replies.ts').then((s) => s.successReply);
const edit = editEndpoint('settings.edit', success);

export const settings = {
  get: endpoint('GET', '/settings', {
    access: 'public',
    summary: 'What every page needs of the lab’s settings; what nobody has chosen is left out',
    reply: () => import('./schemas.ts').then((s) => s.shownSettings),
  }),
  all: endpoint('GET', '/allSettings', {
    needs: 'settings.edit',
    summary: 'All settings of the lab',
    reply: () => import('./schemas.ts').then((s) => s.settings),
  }),
  identity: edit(
    '/settings/identity',
    'Change short name, logo, tagline, affiliation, office hours, map link, time zone and date format',
    () => import('./schemas.ts').then((s) => s.editIdentity),
  ),
  look: edit('/settings/look', 'Change accent colour, letters, corners and opening of the home page', () =>
    import('./schemas.ts').then((s) => s.editLook),
  ),
  menu: edit('/settings/menu', 'Change pages, order and names of the main menu', () =>
    import('./schemas.ts').then((s) => s.editMenu),
  ),
  home: edit('/settings/home', 'Change sections, order and headings of the home page', () =>
    import('./schemas.ts').then((s) => s.editHome),
  ),
  preview: endpoint('POST', '/settings/preview', {
    needs: 'settings.edit',
    summary: 'What every page would need if these parts of the settings were saved; nothing is stored',
    body: () => import('./schemas.ts').then((s) => s.settingsToPreview),
    reply: () => import('./schemas.ts').then((s) => s.shownSettings),
  }),
  team: edit(
    '/settings/team',
    'Change the roles of the team and the order of people; refused while somebody has a role that is left out',
    () => import('./schemas.ts').then((s) => s.editTeam),
  ),
  texts: endpoint('GET', '/settings/texts/{language}', {
    needs: 'settings.edit',
    summary: 'Every text that a lab can write itself, as it comes in this language',
    reply: () => import('./words/schemas.ts').then((s) => s.defaultTexts),
  }),
  words: edit(
    '/settings/words',
    'Change the language of the site and the texts that the lab has written itself',
    () => import('./words/schemas.ts').then((s) => s.editWords),
  ),
  notices: edit('/settings/notices', 'Change the announcement and the text in the footer', () =>
    import('./schemas.ts').then((s) => s.editAnnouncement),
  ),
  press: edit('/settings/press', 'Change whom the press asks, and what it should know', () =>
    import('./schemas.ts').then((s) => s.editPress),
  ),
  visits: edit('/settings/visits', 'Change how visits are counted', () =>
    import('./schemas.ts').then((s) => s.editVisits),
  ),
  redirects: edit('/settings/redirects', 'Change the redirects from old addresses', () =>
    import('./schemas.ts').then((s) => s.editRedirects),
  ),
};
