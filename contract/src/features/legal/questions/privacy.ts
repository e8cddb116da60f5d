/** What Art. 13 GDPR asks to be said. */
import { choice, email, hints, line, lines, type Questions, stateField, yesOrNo } from './questions.ts';

export const purposes = ['visits', 'accounts', 'applications', 'messages'] as const;
type Purpose = (typeof purposes)[number];

export const basisOf = (purpose: Purpose) => `${purpose}Basis` as const;

const basis = (label: string) =>
  choice(label, {
    a: 'Consent, Art. 6(1)(a)',
    b: 'Contract, or steps before one, Art. 6(1)(b)',
    c: 'Legal obligation, Art. 6(1)(c)',
    e: 'Task in the public interest, Art. 6(1)(e)',
    f: 'Legitimate interests, Art. 6(1)(f)',
  });

const contradiction = 'The answer is No, but the next question has a text';

export const privacyQuestions = {
  fields: {
    controller: line('Controller', 'Who decides about the data: mostly the university, not the lab alone'),
    address: lines('Postal address of the controller'),
    email: email('Email of the controller'),
    phone: line('Phone of the controller', hints.none),
    hasOfficer: yesOrNo('Is there a data protection officer?'),
    officer: lines(
      'Contact of the data protection officer',
      'Address, email and phone; the name is not needed',
    ),
    visitsBasis: basis('Legal basis: showing the pages'),
    accountsBasis: basis('Legal basis: accounts'),
    applicationsBasis: basis('Legal basis: applications'),
    messagesBasis: basis('Legal basis: messages'),
    interests: lines('The legitimate interests', 'Needed where a legal basis above is Art. 6(1)(f)'),
    host: lines(
      'Who hosts the site',
      'Such as Google Ireland Limited (Firebase), and where its machines are',
    ),
    logs: lines(
      'What the host logs of a visit, and how long it keeps this',
      'Ask the host or your computing centre; visitors must be told what is really kept',
    ),
    recipients: lines('Who else gets the data', hints.none),
    leavesUnion: yesOrNo('Can data leave the European Union?'),
    transfer: lines(
      'Where it goes, and what protects it there',
      'Such as an adequacy decision or standard contractual clauses, and where to read them',
    ),
    decidesAlone: yesOrNo('Does the lab let machines alone decide about people (Art. 22)?'),
    decisions: lines(
      'How these decisions are made, and what they mean for a person',
      'This product makes none; the lab may use other programs',
    ),
    authority: lines(
      'Supervisory authority for complaints',
      'Name, address and web address of the data protection authority',
    ),
    more: lines('Anything else', hints.prose),
    state: stateField,
  },
  needed: (answers) => [
    'controller',
    'address',
    'email',
    'hasOfficer',
    answers.hasOfficer === 'yes' && 'officer',
    ...purposes.map(basisOf),
    purposes.some((purpose) => answers[basisOf(purpose)] === 'f') && 'interests',
    'host',
    'logs',
    'leavesUnion',
    answers.leavesUnion === 'yes' && 'transfer',
    'decidesAlone',
    answers.decidesAlone === 'yes' && 'decisions',
    'authority',
  ],
  contradictions: ({ hasOfficer, officer, leavesUnion, transfer, decidesAlone, decisions }) => ({
    ...(hasOfficer === 'no' && officer && { hasOfficer: contradiction }),
    ...(leavesUnion === 'no' && transfer && { leavesUnion: contradiction }),
    ...(decidesAlone === 'no' && decisions && { decidesAlone: contradiction }),
  }),
} as const satisfies Questions;
