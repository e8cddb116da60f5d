/** Answers with which each legal page can be published. */
import type { LegalPage } from '@lab/contract/features/legal/pages';

export const legalAnswers: Record<LegalPage, Record<string, string>> = {
  imprint: {
    provider: 'University of Northhaven, a corporation under public law',
    address: 'Harbour Road 1\n12345 Northhaven',
    represented: 'The president, Prof. Nora North',
    email: 'info@northhaven.example',
    phone: '+44 1632 960 001',
    state: 'published',
  },
  privacy: {
    controller: 'University of Northhaven',
    address: 'Harbour Road 1\n12345 Northhaven',
    email: 'info@northhaven.example',
    hasOfficer: 'yes',
    officer: 'privacy@northhaven.example',
    visitsBasis: 'e',
    accountsBasis: 'b',
    applicationsBasis: 'b',
    messagesBasis: 'e',
    host: 'The computing centre of the university',
    logs: 'Addresses are kept for seven days.',
    leavesUnion: 'no',
    decidesAlone: 'no',
    authority: 'Commissioner for Data Protection, https://privacy.example/complaint',
    state: 'published',
  },
  accessibility: {
    body: 'University of Northhaven',
    law: 'eu',
    legislation: 'the Northhaven Equality Act',
    scope: 'https://lab.example',
    standard: 'WCAG 2.1 level AA',
    status: 'partial',
    failures: 'These parts fail:\n- Old PDFs have no tags.\n- Some videos have no captions.',
    method: 'self',
    prepared: '2026-11-20',
    contact: 'access@northhaven.example',
    enforcement: 'Arbitration board, https://board.example',
    state: 'published',
  },
};
