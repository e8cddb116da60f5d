/** With `LAB_LOOK=own` the pages are measured with everything that a lab can choose for its look. */

import type { LabInfo } from '@lab/contract/features/lab-info/schemas';
import { defaultSettings } from '@lab/contract/features/settings/defaults';
import { asDemo } from '../../e2e/people.ts';
import { hasOwnLook } from './report.ts';

const address = process.env.LAB_ADDRESS ?? '';

async function wearOwnLook(): Promise<void> {
  const { carousel }: LabInfo = await (await fetch(`${address}/api/labInfo`)).json();
  const parts = {
    look: { accent: '#0b5c7a', fonts: 'geometric', corners: 'round', opening: 'carousel' },
    identity: {
      ...defaultSettings.identity,
      shortName: 'Tide Pool Group',
      affiliation: 'University of the Shore',
      logo: carousel[0]?.image ?? '',
      logoRatio: 1.5,
    },
    notices: {
      ...defaultSettings.notices,
      announcement: 'The institute is closed between the years.',
      link: '/news',
      footer: 'Member of the network of coastal stations.',
    },
  };
  for (const [part, values] of Object.entries(parts))
    await asDemo('admin', `/settings/${part}`, values, 'PATCH');
}

if (hasOwnLook) await wearOwnLook();
