import { paths } from '@lab/contract/features/pages/paths';
import type { Member } from '@lab/contract/features/team/kind';
import type { CardShape } from '@lab/contract/features/team/roles';
import { teamTexts } from '@lab/contract/features/team/texts';
import { Link } from 'react-router-dom';
import { DrawnText } from '../../ui/drawn-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './member-card.module.css';
import { MemberFacts } from './member-facts.tsx';

export function MemberCard({ member, shape }: { member: Member; shape: CardShape }) {
  return (
    <article className={`${styles.card} ${styles[shape]}`}>
      <Picture
        src={member.image}
        alt=""
        width={240}
        height={240}
        sizes={shape === 'side' ? '112px' : '240px'}
      />
      <div>
        <h3 dir="auto">
          <Link to={paths.member(member._id)} state={member}>
            {member.name || teamTexts.defaults.name}
          </Link>
        </h3>
        {shape === 'wide' && (
          <p className={styles.about} dir="auto">
            <DrawnText text={member.details || teamTexts.defaults.details} drawn={member.drawn} />
          </p>
        )}
        <MemberFacts member={member} />
      </div>
    </article>
  );
}
