import type { Alumnus } from '@lab/contract/features/alumni/kind';
import { alumniTexts } from '@lab/contract/features/alumni/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { yearsOf } from '@lab/contract/features/team/terms';
import { teamTexts } from '@lab/contract/features/team/texts';
import { BackLink } from '../../ui/back-link.tsx';
import { Container } from '../../ui/container.tsx';
import pageStyles from '../../ui/person-page.module.css';
import { PersonWorks } from '../../ui/person-works.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';
import { TermList } from '../../ui/term-list.tsx';
import styles from './alumni.module.css';
import { PositionLine } from './position-line.tsx';

const { defaults, fields } = teamTexts;

/** The page of somebody who left, at the address that they had on the team. */
export function AlumnusPage({ person }: { person: Alumnus }) {
  const { _id, name, image, terms, thesis, first, present, link, details, drawn } = person;
  const wentOn = [first, present].some(({ title, place, link }) => title || place || link);
  return (
    <Container>
      <article className={pageStyles.page}>
        <BackLink to={paths.alumni} label={alumniTexts.back} />
        <div>
          <Portrait className={pageStyles.portrait} src={image} name={name} sizes="240px" first />
        </div>
        <div>
          <h1>
            <bdi translate="no">{name || defaults.name}</bdi>
          </h1>
          <p className={pageStyles.role}>{[alumniTexts.former, yearsOf(terms)].filter(Boolean).join(' ')}</p>
          {terms.length > 0 && <TermList terms={terms} label={alumniTexts.history} />}
          {thesis && (
            <p>
              <span className={styles.label}>{alumniTexts.thesis}</span> <bdi>{thesis}</bdi>
            </p>
          )}
          {wentOn && (
            <section aria-labelledby="after">
              <h2 id="after">{alumniTexts.after}</h2>
              <PositionLine label={alumniTexts.first} position={first} />
              <PositionLine label={alumniTexts.present} position={present} />
            </section>
          )}
          <SocialLinks of={name} links={{ [alumniTexts.link]: link }} />
          {details && (
            <>
              <h2>{fields.details}</h2>
              <Prose text={details} drawn={drawn} />
            </>
          )}
          <PersonWorks person={_id} />
        </div>
      </article>
    </Container>
  );
}
