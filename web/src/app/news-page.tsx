import { NewsListPage } from '../features/news/news-list-page.tsx';
import { SubscribeForm } from '../features/subscribers/subscribe-form.tsx';

export default function NewsPage() {
  return <NewsListPage form={<SubscribeForm />} />;
}
