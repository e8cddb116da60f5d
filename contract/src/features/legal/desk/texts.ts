/** For the desk: what the forms of the legal pages ask. What the pages say is in ../written/texts.ts. */
import { consentDeskTexts } from '../consent/desk/texts.ts';
import type { LegalPage } from '../pages.ts';
import { retentionDeskTexts } from '../retention/desk/texts.ts';

const yesNo = { yes: 'Yes', no: 'No' } as const;

const hints = {
  none: 'Leave it empty if there is none',
  prose: 'An empty line starts a paragraph, and lines that start with "- " are a list',
} as const;

const imprint = {
  provider: 'Provider',
  providerHint: 'Name and legal form, such as University of Northhaven, a corporation under public law',
  address: 'Postal address',
  addressHint: 'Street, number, postcode, town, country. A post box is not enough',
  represented: 'Represented by',
  representedHint: 'Who may act for the provider, such as the president of the university, with the name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'A second quick way to reach the provider besides email',
  authority: 'Supervisory authority',
  authorityHint: 'Such as the ministry that supervises the university. Leave it empty if there is none',
  register: 'Register and number',
  vatId: 'VAT identification number',
  responsible: 'Responsible for the content (§ 18 MStV)',
  responsibleHint: 'Name and address of a person, where the site has journalistic texts such as news',
  more: 'Anything else',
} as const;

const basisOf = {
  visits: 'Legal basis: showing the pages',
  accounts: 'Legal basis: accounts',
  applications: 'Legal basis: applications',
  messages: 'Legal basis: messages',
} as const;

const bases = {
  a: 'Consent, Art. 6(1)(a)',
  b: 'Contract, or steps before one, Art. 6(1)(b)',
  c: 'Legal obligation, Art. 6(1)(c)',
  e: 'Task in the public interest, Art. 6(1)(e)',
  f: 'Legitimate interests, Art. 6(1)(f)',
} as const;

const privacy = {
  controller: 'Controller',
  controllerHint: 'Who decides about the data: mostly the university, not the lab alone',
  address: 'Postal address of the controller',
  email: 'Email of the controller',
  phone: 'Phone of the controller',
  hasOfficer: 'Is there a data protection officer?',
  officer: 'Contact of the data protection officer',
  officerHint: 'Address, email and phone; the name is not needed',
  basisOf,
  bases,
  interests: 'The legitimate interests',
  interestsHint: 'Needed where a legal basis above is Art. 6(1)(f)',
  host: 'Who hosts the site',
  hostHint: 'Such as Google Ireland Limited (Firebase), and where its machines are',
  logs: 'What the host logs of a visit, and how long it keeps this',
  logsHint: 'Ask the host or your computing centre; visitors must be told what is really kept',
  recipients: 'Who else gets the data',
  leavesUnion: 'Can data leave the European Union?',
  transfer: 'Where it goes, and what protects it there',
  transferHint: 'Such as an adequacy decision or standard contractual clauses, and where to read them',
  decidesAlone: 'Does the lab let machines alone decide about people (Art. 22)?',
  decisions: 'How these decisions are made, and what they mean for a person',
  decisionsHint: 'This product makes none; the lab may use other programs',
  authority: 'Supervisory authority for complaints',
  authorityHint: 'Name, address and web address of the data protection authority',
  more: 'Anything else',
  yesNo,
  contradiction: 'The answer is No, but the next question has a text',
} as const;

const accessibility = {
  body: 'Who is responsible for the site',
  bodyHint: 'Mostly the university',
  law: 'Which law applies?',
  laws: {
    eu: 'European Union: Directive 2016/2102',
    us: 'United States: ADA, Title II',
    both: 'Both',
  },
  legislation: 'National law',
  legislationHint: 'The law that brings the directive into force, such as BGG and BITV 2.0 in Germany',
  scope: 'The statement applies to',
  scopeHint: 'The address of this site, and of others if it covers more',
  standard: 'Standard that was checked',
  standardHint: 'Such as EN 301 549 V3.2.1 or WCAG 2.1 level AA',
  status: 'How far does the site meet the standard?',
  statuses: { full: 'Fully', partial: 'Partially: most of it', none: 'Not: most of it is missing' },
  failures: 'What is not accessible',
  failuresHint: 'Parts of the site that do not meet the standard, and how they fail',
  burden: 'What would be a disproportionate burden',
  burdenHint: 'Parts for which the lab claims this exemption for now. Leave it empty if it claims none',
  outOfScope: 'What the law does not cover',
  outOfScopeHint: 'Such as old documents. Leave it empty if there is nothing',
  alternatives: 'Accessible alternatives',
  method: 'How was the site checked?',
  methods: { self: 'By ourselves', third: 'By somebody from outside', other: 'In another way' },
  methodText: 'More about the check',
  methodTextHint: 'Who checked what and how; needed for another way. The address of a report is linked',
  prepared: 'Day of the statement',
  reviewed: 'Day of the last review',
  contact: 'Who answers reports of barriers',
  contactHint: 'Name or office, email and phone',
  enforcement: 'Enforcement procedure',
  enforcementHint: 'The body that people can turn to when the answer does not help, with its contact',
  grievance: 'ADA coordinator and grievance procedure',
  grievanceHint: 'Name and contact of the coordinator, and how a complaint is filed',
  more: 'Anything else',
  notFull: 'The site cannot meet the standard fully while something is not accessible',
} as const;

const tabs: Record<LegalPage | 'consent' | 'retention', string> = {
  imprint: 'Imprint',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  consent: consentDeskTexts.tab,
  retention: retentionDeskTexts.tab,
};

export const legalDeskTexts = {
  lead: 'Answer the questions, and the site writes the pages and links them in the footer. Let your university check them: this is no legal advice.',
  tabs,
  tabsLabel: 'Legal pages',
  imprint,
  privacy,
  accessibility,
  hints,
  unanswered: 'Not answered yet',
  state: { label: 'State', names: { draft: 'Draft', published: 'Published' } },
  missing: (question: string) => `To publish the page, please answer: ${question}`,
  notAnswered: (questions: readonly string[]) =>
    `The page can be published when these questions are answered: ${questions.join('; ')}.`,
  stillOpen: 'Before the page can be published, these questions need an answer:',
  preview: 'The page as it was saved',
  view: 'View the page',
  saved: 'Updated successfully',
  saveFailed: 'Something went wrong',
} as const;
