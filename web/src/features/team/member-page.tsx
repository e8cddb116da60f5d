import { paths } from '@lab/contract/pages/paths';
import type { Member } from '@lab/contract/team/kind';
import { teamTexts } from '@lab/contract/team/texts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Container } from '../../ui/container.tsx';
import { PaperLinks } from '../../ui/paper-links.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { recordFromState } from '../../ui/record-from-state.ts';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { MemberFacts } from './member-facts.tsx';
import styles from './member-page.module.css';
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
          <p className={styles.role}>{teamTexts.sections[member.role]}</p>
          <MemberFacts member={member} />
          <h2>{teamTexts.fields.details}</h2>
          <Prose text={member.details || defaults.details} />
          {member.name && <Papers author={member.name} />}
        </div>
      </article>
    </Container>
  );
}

function Papers({ author }: { author: string }) {
  const { data: papers, isPending, isError, refetch } = useQuery(papersOfQuery(author));
  if (papers?.length === 0) return null;
  return (
    <section className={styles.papers}>
      <h2>{texts.papers}</h2>
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {papers && <PaperLinks papers={papers} />}
    </section>
  );
}
