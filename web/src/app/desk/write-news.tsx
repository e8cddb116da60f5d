import type { NewsForm } from '@lab/contract/news/schemas';
import { ContentPage } from '../../features/admin/content-page.tsx';
import { newsContent } from '../../features/admin/news-content.tsx';
import { NewsCard } from '../../features/news/news-card.tsx';
import { Prose } from '../../ui/prose.tsx';

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
