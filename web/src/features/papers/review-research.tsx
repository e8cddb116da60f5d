import type { Paper } from '@lab/contract/papers/schemas';
import { ReviewPage } from './desk/review-page.tsx';
import { PaperArticle } from './paper-article.tsx';

function Preview({ paper }: { paper: Paper }) {
  return <PaperArticle paper={paper} heading="h2" />;
}

export default function ReviewResearch() {
  return <ReviewPage preview={Preview} />;
}
