import type { Alumnus } from '@lab/contract/features/alumni/kind';
import { alumniTexts } from '@lab/contract/features/alumni/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { yearsOf } from '@lab/contract/features/team/terms';
import { teamTexts } from '@lab/contract/features/team/texts';
import { Link } from 'react-router-dom';
import { Container } from '../../ui/container.tsx';
import pageStyles from '../../ui/person-page.module.css';
import { PersonWorks } from '../../ui/person-works.tsx';
import { Picture } from '../../ui/picture.tsx';
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
        <Link className={pageStyles.back} to={paths.alumni}>
          ← {alumniTexts.back}
        </Link>
        <div>
          <Picture
            className={pageStyles.portrait}
            src={image}
            alt={name || defaults.name}
            width={240}
            height={240}
            sizes="240px"
            first
          />
        </div>
        <div>
          <h1 dir="auto">{name || defaults.name}</h1>
          <p className={pageStyles.role}>{[alumniTexts.former, yearsOf(terms)].filter(Boolean).join(' ')}</p>
          {terms.length > 0 && <TermList terms={terms} label={alumniTexts.history} />}
          {thesis && (
            <p dir="auto">
              <span className={styles.label}>{alumniTexts.thesis}</span> {thesis}
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
