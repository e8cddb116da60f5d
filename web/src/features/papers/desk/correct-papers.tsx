import type { Manuscript } from '@lab/contract/features/papers/fields';
import { ContentPage } from '../../../desk/content-page.tsx';
import { PaperArticle } from '../page/paper-article.tsx';
import { PaperFields } from '../requests/paper-fields.tsx';
import { type PaperFieldsProps, shownOf, valuesOf } from '../requests/paper-values.ts';
import { paperContent } from './paper-content.tsx';

function Preview({ values }: { values: Manuscript }) {
  const paper = { ...shownOf(values), _id: '', authorName: '', authorEmail: '', createdAt: '' };
  return <PaperArticle paper={paper} heading="h2" />;
}

const Fields = (form: PaperFieldsProps) => <PaperFields {...form} isAdmin />;

const content = paperContent({ Fields, blank: valuesOf({}), valuesOf });

export default function CorrectPapers() {
  return <ContentPage content={content} preview={Preview} />;
}
