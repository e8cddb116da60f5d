import { paths } from '@lab/contract/features/pages/paths';
import { Link } from 'react-router-dom';
import styles from './topic-links.module.css';

/** Research interests; each leads to the people who share it. */
export function TopicLinks({ topics }: { topics: readonly string[] }) {
  if (topics.length === 0) return null;
  return (
    <ul className={styles.topics}>
      {topics.map((topic) => (
        <li key={topic}>
          <Link to={teamWith(topic)}>
            <bdi>{topic}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const teamWith = (topic: string) => `${paths.team}?${new URLSearchParams({ topic })}`;
