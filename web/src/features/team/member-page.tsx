import { paths } from '@lab/contract/pages/paths';
import type { Member } from '@lab/contract/team/kind';
import type { ShownProfile } from '@lab/contract/team/profile/schemas';
import { profileTexts } from '@lab/contract/team/profile/texts';
import { teamTexts } from '@lab/contract/team/texts';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Container } from '../../ui/container.tsx';
import pageStyles from '../../ui/person-page.module.css';
import { PersonWorks } from '../../ui/person-works.tsx';
import { Picture } from '../../ui/picture.tsx';
import { recordFromState } from '../../ui/record-from-state.ts';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import styles from './member-page.module.css';
import { MemberTerms } from './member-terms.tsx';
import { About, Affiliations, Education, Interests } from './page/about.tsx';
import { Contact } from './page/contact.tsx';
import { linksOf, ProfileLinks } from './page/links.tsx';
import { News } from './page/news.tsx';
import { memberQuery, shownProfileQuery } from './queries.ts';

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
  const { data: profile } = useQuery(shownProfileQuery(id));
  if (isError) return <Failed onRetry={refetch} />;
  if (member === undefined) return <Loading />;
  if (member === null) return <NotFound text={texts.notFound} back={paths.team} label={texts.back} />;
  return (
    <Container>
      <article className={pageStyles.page}>
        <Link className={pageStyles.back} to={paths.team}>
          ← {texts.back}
        </Link>
        <Person member={member} profile={profile ?? undefined} />
      </article>
    </Container>
  );
}

/** Parts about which nothing is known are left out. */
function Person({ member, profile }: { member: Member; profile: ShownProfile | undefined }) {
  const { pronouns = '', photoAlt = '', interests = '', education = [], formerNames = [] } = profile ?? {};
  const name = member.name || defaults.name;
  return (
    <>
      <div className={styles.side}>
        <Picture
          className={pageStyles.portrait}
          src={member.image}
          alt={photoAlt || name}
          width={240}
          height={240}
          sizes="240px"
          first
        />
        <Contact member={member} profile={profile} />
      </div>
      <div className={styles.main}>
        <div className={styles.heading}>
          <div className={styles.name}>
            <h1 dir="auto">{name}</h1>
            {pronouns && <span>{`(${pronouns})`}</span>}
          </div>
          {formerNames.length > 0 && (
            <p className={styles.former} dir="auto">
              {profileTexts.page.formerly(formerNames.map((former) => former.name).join(', '))}
            </p>
          )}
          <MemberTerms member={member} />
          <Affiliations member={member} profile={profile} />
          <ProfileLinks links={linksOf(member, profile)} />
        </div>
        <div className={styles.rest}>
          <About member={member} profile={profile} />
          <Interests interests={interests} />
          <Education education={education} />
          <PersonWorks person={member._id} />
          <News member={member} />
        </div>
      </div>
    </>
  );
}
