import type { LegalPage } from '@lab/contract/features/legal/pages';

const provider = 'Northhaven University, a corporation under public law';
const address = 'The Net Loft\n7 Pier Road\nNorthhaven';
const email = 'hello@lab.test';
const phone = '+44 1632 960 100';

/** The answers from which the legal pages are written. Everybody and every office in them is invented. */
export const legalAnswers: Record<LegalPage, Readonly<Record<string, string>>> = {
  imprint: {
    provider,
    address,
    represented: 'The president, Professor Marguerite Holloway',
    email,
    phone,
    authority: 'Ministry of Coasts and Sciences, Northhaven',
    responsible: 'Saoirse Nic Dubhthaí, The Net Loft, 7 Pier Road, Northhaven',
    state: 'published',
  },
  privacy: {
    controller: provider,
    address,
    email,
    phone,
    hasOfficer: 'yes',
    officer: 'Data protection officer of Northhaven University, privacy@lab.test',
    visitsBasis: 'e',
    accountsBasis: 'b',
    applicationsBasis: 'b',
    messagesBasis: 'e',
    host: 'The computing centre of Northhaven University, on its own machines in the cellar of the main building',
    logs: 'The address of the page, the time and the address of the visitor, for seven days',
    leavesUnion: 'no',
    decidesAlone: 'no',
    authority:
      'Commissioner for Data Protection of the Northern Coasts, https://commissioner.example/complaints',
    state: 'published',
  },
  accessibility: {
    body: 'Northhaven University',
    law: 'eu',
    legislation: 'the Northern Coasts Equality Act',
    scope: 'all pages of this site',
    standard: 'WCAG 2.2 level AA',
    status: 'partial',
    failures:
      '- Some PDFs of papers from before 2020 have no tags.\n- Figures of older papers have no descriptions.',
    alternatives: 'Write to us, and we send the text of a paper in a form that you can read.',
    method: 'self',
    prepared: '2026-11-02',
    contact: `Adaeze Nwokobia, ${email}, ${phone}`,
    enforcement: 'Arbitration Board for Equal Access, Northhaven, https://board.example/complaints',
    state: 'published',
  },
};
