/** What Art. 13 GDPR asks to be said. */
import { legalDeskTexts } from '../desk/texts.ts';
import { choice, email, line, lines, type Questions, stateField } from './questions.ts';

const { privacy: texts, hints } = legalDeskTexts;

export const purposes = ['visits', 'accounts', 'applications', 'messages'] as const;
type Purpose = (typeof purposes)[number];

export const basisOf = (purpose: Purpose) => `${purpose}Basis` as const;

const basis = (purpose: Purpose) => choice(texts.basisOf[purpose], texts.bases);

export const privacyQuestions = {
  fields: {
    controller: line(texts.controller, texts.controllerHint),
    address: lines(texts.address),
    email: email(texts.email),
    phone: line(texts.phone, hints.none),
    hasOfficer: choice(texts.hasOfficer, texts.yesNo),
    officer: lines(texts.officer, texts.officerHint),
    visitsBasis: basis('visits'),
    accountsBasis: basis('accounts'),
    applicationsBasis: basis('applications'),
    messagesBasis: basis('messages'),
    interests: lines(texts.interests, texts.interestsHint),
    host: lines(texts.host, texts.hostHint),
    logs: lines(texts.logs, texts.logsHint),
    recipients: lines(texts.recipients, hints.none),
    leavesUnion: choice(texts.leavesUnion, texts.yesNo),
    transfer: lines(texts.transfer, texts.transferHint),
    decidesAlone: choice(texts.decidesAlone, texts.yesNo),
    decisions: lines(texts.decisions, texts.decisionsHint),
    authority: lines(texts.authority, texts.authorityHint),
    more: lines(texts.more, hints.prose),
    state: stateField,
  },
  needed: (answers) => [
    'controller',
    'address',
    'email',
    'hasOfficer',
    ...(answers.hasOfficer === 'yes' ? (['officer'] as const) : []),
    ...purposes.map(basisOf),
    ...(purposes.some((purpose) => answers[basisOf(purpose)] === 'f') ? (['interests'] as const) : []),
    'host',
    'logs',
    'leavesUnion',
    ...(answers.leavesUnion === 'yes' ? (['transfer'] as const) : []),
    'decidesAlone',
    ...(answers.decidesAlone === 'yes' ? (['decisions'] as const) : []),
    'authority',
  ],
  contradictions: ({ hasOfficer, officer, leavesUnion, transfer, decidesAlone, decisions }) => ({
    ...(hasOfficer === 'no' && officer && { hasOfficer: texts.contradiction }),
    ...(leavesUnion === 'no' && transfer && { leavesUnion: texts.contradiction }),
    ...(decidesAlone === 'no' && decisions && { decidesAlone: texts.contradiction }),
  }),
} as const satisfies Questions;
