/** The EU's model statement (Commission Implementing Decision 2018/1523), and what US ADA Title II adds. */
import { legalDeskTexts } from '../desk/texts.ts';
import { choice, line, lines, type Questions, stateField } from './questions.ts';

const { accessibility: texts, hints } = legalDeskTexts;

/** Why content is not accessible; the model statement has these three reasons. */
const reasons = ['failures', 'burden', 'outOfScope'] as const;

export const accessibilityQuestions = {
  fields: {
    body: line(texts.body, texts.bodyHint),
    law: choice(texts.law, texts.laws),
    legislation: line(texts.legislation, texts.legislationHint),
    scope: line(texts.scope, texts.scopeHint),
    standard: line(texts.standard, texts.standardHint),
    status: choice(texts.status, texts.statuses),
    failures: lines(texts.failures, texts.failuresHint),
    burden: lines(texts.burden, texts.burdenHint),
    outOfScope: lines(texts.outOfScope, texts.outOfScopeHint),
    alternatives: lines(texts.alternatives, hints.none),
    method: choice(texts.method, texts.methods),
    methodText: lines(texts.methodText, texts.methodTextHint),
    prepared: { is: 'moment', label: texts.prepared },
    reviewed: { is: 'moment', label: texts.reviewed },
    contact: lines(texts.contact, texts.contactHint),
    enforcement: lines(texts.enforcement, texts.enforcementHint),
    grievance: lines(texts.grievance, texts.grievanceHint),
    more: lines(texts.more, hints.prose),
    state: stateField,
  },
  needed: (answers) => [
    'body',
    'law',
    ...(isEu(answers.law) ? (['legislation'] as const) : []),
    'scope',
    'standard',
    'status',
    ...(isPartly(answers.status) && !reasons.some((name) => answers[name]) ? (['failures'] as const) : []),
    'method',
    ...(answers.method === 'other' ? (['methodText'] as const) : []),
    'prepared',
    'contact',
    ...(isEu(answers.law) ? (['enforcement'] as const) : []),
    ...(isUs(answers.law) ? (['grievance'] as const) : []),
  ],
  contradictions: (answers) => ({
    ...(answers.status === 'full' && answers.failures && { status: texts.notFull }),
  }),
} as const satisfies Questions;

export const isEu = (law = '') => law === 'eu' || law === 'both';
export const isUs = (law = '') => law === 'us' || law === 'both';
const isPartly = (status = '') => status === 'partial' || status === 'none';
