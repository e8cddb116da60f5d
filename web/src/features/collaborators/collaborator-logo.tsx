import type { Collaborator } from '@lab/contract/collaborators/schemas';
import styles from '../../app/home/sections.module.css';
import { Picture } from '../../ui/picture.tsx';

export function CollaboratorLogo({ collaborator: { name, logo } }: { collaborator: Collaborator }) {
  return (
    <figure className={styles.collaborator}>
      <Picture src={logo} alt="" width={240} height={160} sizes="(min-width: 50rem) 20vw, 45vw" />
      <figcaption>{name}</figcaption>
    </figure>
  );
}
