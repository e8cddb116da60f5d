import { typedLimits } from '@lab/contract/api/shown-limits';
import { paths } from '@lab/contract/features/pages/paths';
import { teamTexts } from '@lab/contract/features/team/texts';
import { fold } from '@lab/contract/lib/fold';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { setParam, useUrlParams } from '../../lib/use-url-params.ts';
import { Button } from '../../ui/button.tsx';
import { type TeamFilter as Filter, type Topic, teamFilterIn } from './find-people.ts';
import styles from './team-filter.module.css';

/** The rest is folded together. */
const topicsAtFirst = 12;

interface Props {
  topics: readonly Topic[];
  found: number;
  all: number;
}

const { filter: texts } = teamTexts;

/** A plain GET form and links, so that it works without JavaScript; with it, the list follows each letter. */
export function TeamFilter({ topics, found, all }: Props) {
  const [search, change] = useUrlParams();
  const filter = teamFilterIn(search);
  const input = useRef<HTMLInputElement>(null);
  const apply = (q: string) =>
    change(
      (params) => {
        setParam(params, 'q', q.trim());
        return params;
      },
      { replace: true, preventScrollReset: true },
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was entered before this script ran
  useEffect(() => {
    const entered = input.current?.value ?? '';
    if (entered.trim() !== filter.q) apply(entered);
  }, []);

  useEffect(() => {
    const { current } = input;
    // Not while somebody writes: the address is a letter behind.
    if (current && current !== document.activeElement) current.value = filter.q;
  }, [filter.q]);

  return (
    <search className={styles.filter}>
      <form
        method="get"
        action={paths.team}
        onSubmit={(event) => {
          event.preventDefault();
          apply(input.current?.value ?? '');
        }}
      >
        {filter.topic && <input type="hidden" name="topic" value={filter.topic} />}
        <label>
          {texts.label}
          <input
            ref={input}
            type="search"
            name="q"
            maxLength={typedLimits.name}
            defaultValue={filter.q}
            autoComplete="off"
            onChange={({ target }) => apply(target.value)}
          />
        </label>
        <Button type="submit" kind="quiet">
          {texts.search}
        </Button>
      </form>
      <Topics topics={topics} filter={filter} />
      {(filter.q || filter.topic) && (
        <p className={styles.found}>
          <span aria-live="polite">{texts.found(found, all)}</span>{' '}
          <Link to={paths.team} preventScrollReset>
            {texts.showAll}
          </Link>
        </p>
      )}
    </search>
  );
}

function Topics({ topics, filter }: { topics: readonly Topic[]; filter: Filter }) {
  const chosen = fold(filter.topic);
  const first = topics.slice(0, topicsAtFirst);
  const rest = topics.slice(topicsAtFirst);
  if (topics.length === 0) return null;
  return (
    <nav aria-label={texts.topics} className={styles.topics}>
      <TopicList topics={first} filter={filter} />
      {rest.length > 0 && (
        <details open={rest.some(({ name }) => fold(name) === chosen)}>
          <summary>{texts.moreTopics}</summary>
          <TopicList topics={rest} filter={filter} />
        </details>
      )}
    </nav>
  );
}

/** The chosen one leads back to all. */
function TopicList({ topics, filter: { q, topic } }: { topics: readonly Topic[]; filter: Filter }) {
  return (
    <ul>
      {topics.map(({ name, count }) => {
        const isChosen = fold(name) === fold(topic);
        const search = new URLSearchParams({ ...(q && { q }), ...(!isChosen && { topic: name }) });
        return (
          <li key={name}>
            <Link
              to={{ pathname: paths.team, search: String(search) }}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
            >
              <bdi>{name}</bdi> <span>{count}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
