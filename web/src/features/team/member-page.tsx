import { alumniTexts } from '@lab/contract/features/alumni/texts';
import { paths } from '@lab/contract/features/pages/paths';
import type { Member } from '@lab/contract/features/team/kind';
import type { ShownProfile } from '@lab/contract/features/team/profile/schemas';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import { roleName } from '@lab/contract/features/team/roles';
import type { Term } from '@lab/contract/features/team/terms';
import { teamTexts } from '@lab/contract/features/team/texts';
import { useRoles } from '../../lib/roles.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Container } from '../../ui/container.tsx';
import pageStyles from '../../ui/person-page.module.css';
import { PersonWorks } from '../../ui/person-works.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { TermList } from '../../ui/term-list.tsx';
import styles from './member-page.module.css';
import { About, Affiliations, Education, Interests } from './page/about.tsx';
import { Contact } from './page/contact.tsx';
import { linksOf, ProfileLinks } from './page/links.tsx';
import { News } from './page/news.tsx';

/** The present title and role of a member, and those before it. */
function MemberTerms({ role, title, terms }: Pick<Member, 'role' | 'title'> & { terms: Term[] }) {
  const roles = useRoles();
  return (
    <>
      <p className={pageStyles.role} dir="auto">
        {title && `${title} · `}
        {roleName(roles, role)}
      </p>
      {terms.length > 1 && <TermList terms={terms} label={alumniTexts.history} />}
    </>
  );
}

const { defaults, member: texts } = teamTexts;

interface MemberPageProps {
  member: Member;
  /** The page shows the member before these are there. */
  profile?: ShownProfile | undefined;
  terms?: Term[] | undefined;
}

export function MemberPage(props: MemberPageProps) {
  return (
    <Container>
      <article className={`${pageStyles.page} ${styles.page}`}>
        <BackLink to={paths.team} label={texts.back} />
        <Person {...props} />
      </article>
    </Container>
  );
}

/**
 * Parts about which nothing is known are left out. The name is read first, though the portrait stands before
 * it.
 */
function Person({ member, profile, terms = [] }: MemberPageProps) {
  const { pronouns = '', photoAlt = '', interests = '', education = [], formerNames = [] } = profile ?? {};
  const name = member.name || defaults.name;
  return (
    <>
      <div className={styles.heading}>
        <div className={styles.name}>
          <h1>
            <bdi translate="no">{name}</bdi>
          </h1>
          {pronouns && <span>{`(${pronouns})`}</span>}
        </div>
        {formerNames.length > 0 && (
          <p className={styles.former}>
            <bdi>{profileTexts.page.formerly(formerNames.map((former) => former.name).join(', '))}</bdi>
          </p>
        )}
        <MemberTerms {...member} terms={terms} />
        <Affiliations member={member} profile={profile} />
        <ProfileLinks links={linksOf(member, profile)} />
      </div>
      <div className={styles.side}>
        <Portrait
          className={pageStyles.portrait}
          src={member.image}
          name={member.name}
          alt={photoAlt}
          sizes="240px"
          first
        />
        <Contact member={member} profile={profile} />
      </div>
      <div className={styles.rest}>
        <About member={member} profile={profile} />
        <Interests interests={interests} />
        <Education education={education} />
        <PersonWorks person={member._id} />
        <News member={member} />
      </div>
    </>
  );
}
