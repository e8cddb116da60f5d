import type { Settings } from '@lab/contract/features/settings/defaults';
import type { PressPortrait } from '../../functions/src/features/team/shown-member.ts';

export const pressContact: Settings['press'] = {
  contact: 'Ines Falkenrath',
  email: 'press@lab.test',
  phone: '+44 1632 960 100',
  note: 'We answer within a day. Filming on the pier is possible at low tide; please ask a week ahead.',
};

/** Of members who offer their portrait, by their id. */
export const pressPortraits: Readonly<Record<string, PressPortrait>> = {
  'demo-admin': { credit: 'Rafael Quintalves', licence: 'ccBy' },
  'demo-director': { credit: 'Kestrel Point Laboratory', licence: 'credit' },
  'demo-writer': { credit: 'Ines Falkenrath', licence: 'cc0' },
};
