import type { Answers } from '@lab/contract/features/legal/pages';
import { isEu, isUs } from '@lab/contract/features/legal/questions/accessibility';
import { legalTexts } from '@lab/contract/features/legal/texts';
import { writtenTexts } from '@lab/contract/features/legal/written/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { link, pageOf, prose, section, subsection } from './blocks.ts';

const { accessibility: texts, more } = writtenTexts;

/** Of a draft the answers may be missing, and nothing is said in their place. */
export function writeAccessibility(answers: Answers): string {
  const { body = '', law, legislation, scope, standard, prepared, reviewed } = answers;
  const status = answers.status as 'full' | 'partial' | 'none' | '';
  const method = answers.method as keyof typeof texts.methods | '';
  const isFull = status === 'full';
  return pageOf(
    prose(isEu(law) && legislation ? texts.committedEu(body, legislation) : ''),
    prose(isUs(law) ? texts.committedUs(body) : ''),
    prose(scope && texts.scope(scope)),
    section(texts.status, prose(status && standard && texts[status](standard))),
    section(
      texts.notAccessible,
      isFull ? [] : subsection(texts.failures, answers.failures),
      subsection(texts.burden, answers.burden),
      subsection(texts.outOfScope, answers.outOfScope),
    ),
    section(texts.alternatives, prose(answers.alternatives)),
    section(
      texts.prepared,
      prose(prepared && texts.preparedOn(dayOf(prepared))),
      prose(method && texts.methods[method]),
      prose(answers.methodText),
      prose(reviewed && texts.reviewedOn(dayOf(reviewed))),
    ),
    section(texts.contact, ...(answers.contact ? [prose(texts.contactText)] : []), prose(answers.contact), [
      link(legalTexts.report, paths.reportBarrier),
    ]),
    section(texts.enforcement, isEu(law) ? prose(answers.enforcement) : []),
    section(texts.grievance, isUs(law) ? prose(answers.grievance) : []),
    section(more, prose(answers.more)),
  );
}

/** `2026-11-25` as people write it. */
function dayOf(moment: string): string {
  const [year = 0, month = 1, day = 1] = moment.slice(0, 10).split('-').map(Number);
  return siteTexts.day(year, month - 1, day);
}
