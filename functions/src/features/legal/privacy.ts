import type { Answers } from '@lab/contract/features/legal/pages';
import { basisOf, type purposes } from '@lab/contract/features/legal/questions/privacy';
import { retentionDeskTexts } from '@lab/contract/features/legal/retention/desk/texts';
import { type TermName, type Terms, termFields } from '@lab/contract/features/legal/retention/terms';
import { retentionTexts } from '@lab/contract/features/legal/retention/texts';
import { writtenTexts } from '@lab/contract/features/legal/written/texts';
import { fact, list, pageOf, prose, section, together } from './blocks.ts';

const { privacy: texts, more } = writtenTexts;
const { page: kept } = retentionTexts;
const termNames = Object.keys(termFields) as TermName[];

const keptFor = (name: TermName, term: Terms[TermName]) =>
  term === 'never'
    ? kept.never[name]
    : kept[name](retentionDeskTexts.terms[term as keyof typeof retentionDeskTexts.terms]);

export function writePrivacy(answers: Answers, terms: Terms): string {
  const { controller, address, email, phone } = answers;
  const contact = [fact(texts.email, email), fact(texts.phone, phone)];

  function purpose(name: (typeof purposes)[number], text: string) {
    const basis = answers[basisOf(name)] as keyof typeof texts.bases | '';
    return section(texts[name], prose(text), prose(basis && texts.bases[basis]));
  }

  return pageOf(
    section(texts.controller, prose(together(controller, address, ...contact))),
    section(texts.officer, prose(answers.officer)),
    purpose('visits', texts.visitsText),
    purpose('accounts', texts.accountsText),
    purpose('applications', texts.applicationsText),
    purpose('messages', texts.messagesText),
    section(texts.interests, prose(answers.interests)),
    section(texts.host, prose(answers.host), prose(answers.logs)),
    section(texts.recipients, prose(answers.recipients)),
    section(texts.transfer, prose(answers.leavesUnion === 'no' ? texts.noTransfer : answers.transfer)),
    section(kept.title, [list(termNames.map((name) => keptFor(name, terms[name])))], prose(kept.announced)),
    section(
      texts.rights,
      prose(texts.rightsText),
      [list(texts.rightsList)],
      prose(texts.withdraw),
      prose(texts.ownData),
    ),
    section(texts.authority, prose(answers.authority)),
    section(texts.needed, prose(texts.neededText)),
    section(texts.decisions, prose(answers.decidesAlone === 'no' ? texts.noDecisions : answers.decisions)),
    section(more, prose(answers.more)),
  );
}
