import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { facesQuery } from '../lib/faces.ts';
import styles from './faces.module.css';
import { Picture } from './picture.tsx';

interface Props {
  names: readonly string[];
  /** Beside each name the id of the person; '' for one without a page. */
  ids: readonly string[];
  /** Of all people on the page, who are asked for together. */
  allIds?: readonly string[];
}

/** The people of a record, those of the lab with their portraits, which lead to their pages. */
export function Faces({ names, ids, allIds = ids }: Props) {
  const { data = [] } = useQuery({ ...facesQuery(allIds), enabled: allIds.some(Boolean) });
  return <FaceList people={names.map((name, index) => ({ _id: ids[index] ?? '', name }))} portraits={data} />;
}

interface ListProps {
  /** Somebody without a page has no id. */
  people: readonly { _id: string; name: string }[];
  portraits: readonly { _id: string; image: string }[];
}

export function FaceList({ people, portraits }: ListProps) {
  return (
    <ul className={styles.faces}>
      {people.map(({ _id, name }, index) => {
        const image = portraits.find((portrait) => portrait._id === _id)?.image;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
          <li key={index}>
            {image ? (
              <Picture src={image} alt="" width={80} height={80} sizes="40px" />
            ) : (
              <span className={styles.initials} data-initials={initialsOf(name)} />
            )}
            <span dir="auto" translate="no">
              {_id ? <Link to={paths.member(_id)}>{name}</Link> : name}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]).join('');
}
