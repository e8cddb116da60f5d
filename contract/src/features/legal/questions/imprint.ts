/** German law: § 5 DDG, and § 18 MStV for who answers for texts. */
import { email, hints, line, lines, type Questions, stateField } from './questions.ts';

export const imprintQuestions = {
  fields: {
    provider: line(
      'Provider',
      'Name and legal form, such as University of Northhaven, a corporation under public law',
    ),
    address: lines('Postal address', 'Street, number, postcode, town, country. A post box is not enough'),
    represented: lines(
      'Represented by',
      'Who may act for the provider, such as the president of the university, with the name',
    ),
    email: email('Email'),
    phone: line('Phone', 'A second quick way to reach the provider besides email'),
    authority: lines(
      'Supervisory authority',
      'Such as the ministry that supervises the university. Leave it empty if there is none',
    ),
    register: line('Register and number', hints.none),
    vatId: line('VAT identification number', hints.none),
    responsible: lines(
      'Responsible for the content (§ 18 MStV)',
      'Name and address of a person, where the site has journalistic texts such as news',
    ),
    more: lines('Anything else', hints.prose),
    state: stateField,
  },
  needed: () => ['provider', 'address', 'represented', 'email', 'phone'],
} as const satisfies Questions;
