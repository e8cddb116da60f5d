import type { Collaborator } from '@lab/contract/features/collaborators/kind';
import { Picture } from '../../ui/picture.tsx';
import styles from './collaborator-logo.module.css';

export function CollaboratorLogo({ collaborator: { name, logo } }: { collaborator: Collaborator }) {
  return (
    <figure className={styles.logo}>
      <Picture src={logo} alt="" width={240} height={160} sizes="153px" />
      <figcaption>{name}</figcaption>
    </figure>
  );
}
