/** German law: § 5 DDG, and § 18 MStV for who answers for texts. */
import { legalDeskTexts } from '../desk/texts.ts';
import { email, line, lines, type Questions, stateField } from './questions.ts';

const { imprint: texts, hints } = legalDeskTexts;

export const imprintQuestions = {
  fields: {
    provider: line(texts.provider, texts.providerHint),
    address: lines(texts.address, texts.addressHint),
    represented: lines(texts.represented, texts.representedHint),
    email: email(texts.email),
    phone: line(texts.phone, texts.phoneHint),
    authority: lines(texts.authority, texts.authorityHint),
    register: line(texts.register, hints.none),
    vatId: line(texts.vatId, hints.none),
    responsible: lines(texts.responsible, texts.responsibleHint),
    more: lines(texts.more, hints.prose),
    state: stateField,
  },
  needed: () => ['provider', 'address', 'represented', 'email', 'phone'],
} as const satisfies Questions;
