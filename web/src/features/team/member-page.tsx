import { paths } from '@lab/contract/pages/paths';
import { paperTexts } from '@lab/contract/papers/texts';
import type { Member } from '@lab/contract/team/kind';
import { teamTexts } from '@lab/contract/team/texts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { selectedWorksOf } from '../../lib/paper-rows.ts';
import { Container } from '../../ui/container.tsx';
import { MadeLists } from '../../ui/made-lists.tsx';
import { PaperRows } from '../../ui/paper-rows.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { recordFromState } from '../../ui/record-from-state.ts';
import { SelectedWorks } from '../../ui/selected-works.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { MemberFacts } from './member-facts.tsx';
import styles from './member-page.module.css';
import { MemberTerms } from './member-terms.tsx';
import { memberQuery, papersOfQuery } from './queries.ts';

const { defaults, member: texts } = teamTexts;

export default function MemberPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const {
    data: member,
    isError,
    refetch,
  } = useQuery({
    ...memberQuery(id),
    placeholderData: recordFromState<Member>(state, id),
  });
  if (isError) return <Failed onRetry={refetch} />;
  if (member === undefined) return <Loading />;
  if (member === null) return <NotFound text={texts.notFound} back={paths.team} label={texts.back} />;
  return (
    <Container>
      <article className={styles.page}>
        <Link className={styles.back} to={paths.team}>
          ← {texts.back}
        </Link>
        <div>
          <Picture
            className={styles.portrait}
            src={member.image}
            alt={member.name || defaults.name}
            width={240}
            height={240}
            sizes="240px"
            first
          />
        </div>
        <div>
          <h1 dir="auto">{member.name || defaults.name}</h1>
          <MemberTerms member={member} />
          <MemberFacts member={member} />
          <h2>{teamTexts.fields.details}</h2>
          <Prose text={member.details || defaults.details} drawn={member.drawn} />
          <SelectedPapers member={member} />
          <Papers member={member} />
          <MadeLists className={styles.selected} person={member._id} />
        </div>
      </article>
    </Container>
  );
}

function SelectedPapers({ member }: { member: Member }) {
  const { data: papers } = useQuery(selectedWorksOf(member._id));
  return <SelectedWorks papers={papers} className={styles.selected} person={member._id} />;
}

function Papers({ member }: { member: Member }) {
  const list = useInfiniteQuery(papersOfQuery(member._id));
  const papers = list.data?.pages.flatMap((page) => page.items) ?? [];
  const next = { person: member._id, view: 'list', ...list.data?.pages.at(-1)?.next };
  if (list.isSuccess && papers.length === 0) return null;
  return (
    <section className={styles.papers} aria-labelledby="papers">
      <h2 id="papers">{texts.papers}</h2>
      {list.isPending && <Loading />}
      {list.isError && papers.length === 0 && <Failed onRetry={list.refetch} />}
      {papers.length > 0 && (
        <p>
          <Link to={{ pathname: paths.exportList, search: `person=${encodeURIComponent(member._id)}` }}>
            {paperTexts.publications.exportList}
          </Link>
        </p>
      )}
      <PaperRows papers={papers} inSection />
      <ShowMore list={list} at={paths.publications} next={next} />
    </section>
  );
}
