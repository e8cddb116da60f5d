import { words } from '../../../texts/words.ts';

/** What the legal pages say around the answers of the lab. */

const imprint = {
  provider: 'Provider',
  represented: 'Represented by',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  authority: 'Supervisory authority',
  register: 'Register',
  vatId: 'VAT identification number',
  responsible: 'Responsible for the content (§ 18(2) MStV)',
  law: 'Information under § 5 DDG.',
} as const;

const bases = {
  a: 'The legal basis is your consent, Art. 6(1)(a) GDPR.',
  b: 'The legal basis is a contract with you, or steps that you ask for before one, Art. 6(1)(b) GDPR.',
  c: 'The legal basis is a legal obligation, Art. 6(1)(c) GDPR.',
  e: 'The legal basis is a task in the public interest, Art. 6(1)(e) GDPR.',
  f: 'The legal basis is legitimate interests, Art. 6(1)(f) GDPR.',
} as const;

const privacy = {
  controller: 'Controller',
  officer: 'Data protection officer',
  email: 'Email',
  phone: 'Phone',
  visits: 'When you look at pages',
  visitsText:
    'This site sets no cookie to follow visitors. Your choice of light or dark colours is kept in a cookie on your device. Forms that you have begun, the proof of a login, and notes of which kind of citation you chose last and that the letters of headings are loaded, are kept in the storage of your browser. Portraits, and pictures and files of papers, that were hidden or deleted are gone from the copies of the host and of browsers within an hour.',
  accounts: 'When you have an account',
  accountsText:
    'An account has your name, your email, a picture, and what you add to your profile. Your password is kept so that nobody can read it. If you log in with Google, this site gets your name, email and picture from Google.',
  applications: 'When you apply for a position',
  applicationsText:
    'An application has your name, email, phone number, university, research area, motivation and the address of your CV. The admins of the lab read it, and you read their feedback and the decision.',
  messages: 'When you write to the lab',
  messagesText:
    'A message has your name, email, phone number and text. A report of a barrier has your text and, if you give it, your email. The admins of the lab read them.',
  bases,
  interests: 'Legitimate interests',
  host: 'Host and logs',
  recipients: 'Recipients',
  transfer: 'Transfer to countries outside the European Union',
  noTransfer: 'No data is sent to countries outside the European Union.',
  rights: 'Your rights',
  rightsText: 'You have the right:',
  rightsList: [
    'to know which data is kept about you (Art. 15 GDPR)',
    'to have it corrected (Art. 16 GDPR)',
    'to have it deleted (Art. 17 GDPR)',
    'to have its use restricted (Art. 18 GDPR)',
    'to get it in a form that machines read (Art. 20 GDPR)',
    'to object to its use (Art. 21 GDPR)',
    'to complain to a supervisory authority (Art. 77 GDPR)',
  ],
  withdraw:
    'You can withdraw a consent at any time. What was done with the data before stays lawful (Art. 7(3) GDPR).',
  ownData:
    'With an account you can download your data and delete the account yourself, under Profile at the desk.',
  authority: 'Supervisory authority',
  needed: 'Do you have to give data?',
  neededText:
    'You can read the pages of this site without giving any data. Without the required fields of a form, the form cannot be sent.',
  decisions: 'Automated decisions',
  noDecisions: 'No decision about a person is made by machines alone (Art. 22 GDPR).',
} as const;

const accessibility = {
  committedEu: (body: string, law: string) =>
    `${body} is committed to making this site accessible, in accordance with ${law}, which brings Directive (EU) 2016/2102 into national law.`,
  committedUs: (body: string) =>
    `${body} is committed to making this site accessible, as Title II of the Americans with Disabilities Act (28 CFR Part 35) asks.`,
  scope: (scope: string) => `This accessibility statement applies to ${scope}.`,
  status: 'Compliance status',
  full: (standard: string) => `This site is fully compliant with ${standard}.`,
  partial: (standard: string) =>
    `This site is partially compliant with ${standard}, because of what is listed below.`,
  none: (standard: string) => `This site is not compliant with ${standard}. What is missing is listed below.`,
  notAccessible: 'Non-accessible content',
  failures: 'Not compliant',
  burden: 'Disproportionate burden',
  outOfScope: 'Not within the scope of the law',
  alternatives: 'Accessible alternatives',
  prepared: 'Preparation of this statement',
  preparedOn: (day: string) => `This statement was prepared on ${day}.`,
  reviewedOn: (day: string) => `It was last reviewed on ${day}.`,
  methods: {
    self: 'It is based on a self-assessment.',
    third: 'It is based on an assessment by a third party.',
    other: '',
  },
  contact: 'Feedback and contact',
  contactText:
    'Did you find a barrier, or do you need something in another form? Please write to the contact below, or report it here without an account.',
  enforcement: 'Enforcement procedure',
  grievance: 'ADA coordinator and grievance procedure',
} as const;

export const writtenTexts = words('legalPage', { imprint, privacy, accessibility, more: 'More' });
