import { ContentPage } from '../../desk/content-page.tsx';
import { paperContent } from './desk/paper-content.tsx';
import { PaperArticle } from './paper-article.tsx';
import { LinkFields, PaperFields } from './requests/paper-fields.tsx';
import { blankPaper, type PaperFieldsProps, type PaperValues, valuesOf } from './requests/paper-values.ts';

function Fields(props: PaperFieldsProps) {
  return (
    <>
      <PaperFields {...props} />
      <LinkFields {...props} />
    </>
  );
}

function Preview({ values }: { values: PaperValues }) {
  const authors = values.authors.filter((author) => author.trim());
  const paper = { ...values, authors, _id: '', authorName: '', authorEmail: '', createdAt: '' };
  return <PaperArticle paper={paper} heading="h2" />;
}

const content = paperContent<PaperValues>({ Fields, blank: blankPaper, valuesOf });

export default function CorrectPapers() {
  return <ContentPage content={content} preview={Preview} />;
}
