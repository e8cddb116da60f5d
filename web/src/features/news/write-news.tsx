import type { NewsForm } from '@lab/contract/news/schemas';
import { ContentPage } from '../../desk/content-page.tsx';
import { Prose } from '../../ui/prose.tsx';
import { newsContent } from './desk/news-content.tsx';
import { NewsCard } from './news-card.tsx';

function Preview({ values }: { values: NewsForm }) {
  const today = new Date().toISOString();
  return (
    <>
      <NewsCard item={{ ...values, _id: '', authorEmail: '', createdAt: today }} first={false} />
      <Prose text={values.details} />
    </>
  );
}

export default function WriteNews() {
  return <ContentPage content={newsContent} preview={Preview} />;
}
