import type { NewsForm } from '@lab/contract/features/news/kind';
import { WrittenPreview } from '../../desk/editor/written-preview.tsx';
import { NewsCard } from './news-card.tsx';

export default function NewsPreview({ values }: { values: NewsForm }) {
  const createdAt = values.date || new Date().toISOString();
  return (
    <>
      <NewsCard item={{ ...values, _id: '', authorEmail: '', createdAt }} first={false} />
      <WrittenPreview formatted={values.formatted} text={values.details} />
    </>
  );
}
