import { altOf } from '@lab/contract/core/content/alt-text';
import type { NewsItem } from '@lab/contract/features/news/kind';
import { newsTexts } from '@lab/contract/features/news/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { Picture } from '../../ui/picture.tsx';
import { recordFromState } from '../../ui/record-from-state.ts';
import { FactList, RecordPage } from '../../ui/record-page.tsx';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import styles from './news.module.css';
import { newsAuthorQuery, newsItemQuery } from './queries.ts';

const { detail: texts } = newsTexts;

export default function NewsItemPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const placeholderData = recordFromState<NewsItem>(state, id);
  const { data: item, isError, refetch } = useQuery({ ...newsItemQuery(id), placeholderData });
  if (isError) return <Failed text={newsTexts.list.failed} onRetry={() => void refetch()} />;
  if (item === undefined) return <Loading />;
  if (item === null) return <NotFound text={texts.notFound} back={paths.news} label={texts.back} />;
  return (
    <RecordPage
      list={paths.news}
      back={texts.back}
      title={<TextWithMath text={item.title} drawn={item.drawn} />}
      lead={<TextWithMath text={item.summary} drawn={item.drawn} />}
    >
      <Byline item={item} />
      <Areas item={item} />
      {item.image && (
        <Picture
          src={item.image}
          alt={altOf(item.imageAlt)}
          width={1080}
          height={720}
          sizes="(min-width: 48rem) 44rem, 92vw"
          wide
          first
        />
      )}
      <WrittenText html={item.rendered?.formatted?.html} text={item.details} drawn={item.drawn} />
    </RecordPage>
  );
}

function Areas({ item: { references = [] } }: { item: NewsItem }) {
  if (references.length === 0) return null;
  const areas = (
    <ul>
      {references.map(({ _id, name }) => (
        <li key={_id} dir="auto">
          <Link to={paths.area(_id)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
  return <FactList facts={[{ label: siteTexts.nav.researchAreas, value: areas }]} />;
}

function Byline({ item }: { item: NewsItem }) {
  const { data: author } = useQuery({ ...newsAuthorQuery(item), enabled: item.authorEmail !== '' });
  return (
    <div className={styles.byline}>
      <Picture src={author?.photoUrl} alt="" width={48} height={48} sizes="48px" />
      <p>
        {author?.name && <strong>{texts.by(author.name)}</strong>}
        <time dateTime={item.createdAt}>{formatDate(item.createdAt)}</time>
      </p>
    </div>
  );
}
