import type { Paper } from '@lab/contract/features/papers/schemas';
import { PaperArticle } from '../page/paper-article.tsx';
import { ReviewPage } from './review-page.tsx';

function Preview({ paper }: { paper: Paper }) {
  return <PaperArticle paper={paper} heading="h2" />;
}

export default function ReviewResearch() {
  return <ReviewPage preview={Preview} />;
}
