import type { Manuscript } from '@lab/contract/papers/fields';
import { ContentPage } from '../../desk/content-page.tsx';
import { paperContent } from './desk/paper-content.tsx';
import { PaperArticle } from './paper-article.tsx';
import { PaperFields } from './requests/paper-fields.tsx';
import { valuesOf } from './requests/paper-values.ts';

function Preview({ values }: { values: Manuscript }) {
  const authors = values.authors.filter((author) => author.trim());
  const paper = { ...values, authors, _id: '', authorName: '', authorEmail: '', createdAt: '' };
  return <PaperArticle paper={paper} heading="h2" />;
}

const content = paperContent({ Fields: PaperFields, blank: valuesOf({}), valuesOf });

export default function CorrectPapers() {
  return <ContentPage content={content} preview={Preview} />;
}
