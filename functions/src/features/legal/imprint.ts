import type { Answers } from '@lab/contract/features/legal/pages';
import { writtenTexts } from '@lab/contract/features/legal/written/texts';
import { fact, pageOf, prose, section, together } from './blocks.ts';

const { imprint: texts, more } = writtenTexts;

export function writeImprint(answers: Answers): string {
  const { provider, address, email, phone } = answers;
  return pageOf(
    prose(texts.law),
    section(texts.provider, prose(together(provider, address))),
    section(texts.represented, prose(answers.represented)),
    section(texts.contact, prose(together(fact(texts.email, email), fact(texts.phone, phone)))),
    section(texts.authority, prose(answers.authority)),
    section(texts.register, prose(answers.register)),
    section(texts.vatId, prose(answers.vatId)),
    section(texts.responsible, prose(answers.responsible)),
    section(more, prose(answers.more)),
  );
}
