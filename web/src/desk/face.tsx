import Avatar from '@mui/material/Avatar';
import { sourceSet } from '../ui/picture.tsx';
import styles from './face.module.css';

/** The picture of a person in a row; without one, the first letter of the name. */
export function Face({ name, src }: { name: string; src: string }) {
  return (
    <Avatar
      src={src || undefined}
      srcSet={src ? sourceSet(src) : undefined}
      alt=""
      className={styles.face}
      slotProps={{ img: { sizes: '32px' } }}
    >
      {[...name][0]?.toUpperCase()}
    </Avatar>
  );
}
