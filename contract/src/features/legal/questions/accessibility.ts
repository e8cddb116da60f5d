/** The EU's model statement (Commission Implementing Decision 2018/1523), and what US ADA Title II adds. */
import { choice, hints, line, lines, type Questions, stateField } from './questions.ts';

/** Why content is not accessible; the model statement has these three reasons. */
const reasons = ['failures', 'burden', 'outOfScope'] as const;

export const accessibilityQuestions = {
  fields: {
    body: line('Who is responsible for the site', 'Mostly the university'),
    law: choice('Which law applies?', {
      eu: 'European Union: Directive 2016/2102',
      us: 'United States: ADA, Title II',
      both: 'Both',
    }),
    legislation: line(
      'National law',
      'The law that brings the directive into force, such as BGG and BITV 2.0 in Germany',
    ),
    scope: line('The statement applies to', 'The address of this site, and of others if it covers more'),
    standard: line('Standard that was checked', 'Such as EN 301 549 V3.2.1 or WCAG 2.1 level AA'),
    status: choice('How far does the site meet the standard?', {
      full: 'Fully',
      partial: 'Partially: most of it',
      none: 'Not: most of it is missing',
    }),
    failures: lines(
      'What is not accessible',
      'Parts of the site that do not meet the standard, and how they fail',
    ),
    burden: lines(
      'What would be a disproportionate burden',
      'Parts for which the lab claims this exemption for now. Leave it empty if it claims none',
    ),
    outOfScope: lines(
      'What the law does not cover',
      'Such as old documents. Leave it empty if there is nothing',
    ),
    alternatives: lines('Accessible alternatives', hints.none),
    method: choice('How was the site checked?', {
      self: 'By ourselves',
      third: 'By somebody from outside',
      other: 'In another way',
    }),
    methodText: lines(
      'More about the check',
      'Who checked what and how; needed for another way. The address of a report is linked',
    ),
    prepared: { is: 'moment', label: 'Day of the statement' },
    reviewed: { is: 'moment', label: 'Day of the last review' },
    contact: lines('Who answers reports of barriers', 'Name or office, email and phone'),
    enforcement: lines(
      'Enforcement procedure',
      'The body that people can turn to when the answer does not help, with its contact',
    ),
    grievance: lines(
      'ADA coordinator and grievance procedure',
      'Name and contact of the coordinator, and how a complaint is filed',
    ),
    more: lines('Anything else', hints.prose),
    state: stateField,
  },
  needed: (answers) => [
    'body',
    'law',
    isEu(answers.law) && 'legislation',
    'scope',
    'standard',
    'status',
    isPartly(answers.status) && !reasons.some((name) => answers[name]) && 'failures',
    'method',
    answers.method === 'other' && 'methodText',
    'prepared',
    'contact',
    isEu(answers.law) && 'enforcement',
    isUs(answers.law) && 'grievance',
  ],
  contradictions: (answers) => ({
    ...(answers.status === 'full' &&
      answers.failures && {
        status: 'The site cannot meet the standard fully while something is not accessible',
      }),
  }),
} as const satisfies Questions;

export const isEu = (law = '') => law === 'eu' || law === 'both';
export const isUs = (law = '') => law === 'us' || law === 'both';
const isPartly = (status = '') => status === 'partial' || status === 'none';
