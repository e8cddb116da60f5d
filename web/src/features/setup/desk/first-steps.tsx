import type { Kind } from '@lab/contract/core/content/kind';
import { paths } from '@lab/contract/features/pages/paths';
import { setupSteps } from '@lab/contract/features/setup/checklist/steps';
import { firstStepTexts as texts } from '@lab/contract/features/setup/first-steps/texts';
import { kinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { checklistQuery } from '../queries.ts';
import styles from './first-steps.module.css';

/** Drawn in 120 by 56. */
const outlines = {
  picture: 'M0 0h120v56H0zM14 46h92L74 18 54 36 42 28z',
  text: 'M0 4h88v9H0zM0 24h120v7H0zM0 42h72v7H0z',
  work: 'M0 0h46v56H0zM56 4h64v9H56zM56 24h52v7H56zM56 42h30v7H56z',
  face: 'M28 0a28 28 0 1 0 .1 0zM68 14h52v9H68zM68 32h34v7H68z',
};

/** In the order of the home page. */
const places = {
  pictures: 'picture',
  about: 'text',
  areas: 'picture',
  works: 'work',
  news: 'work',
  positions: 'text',
  people: 'face',
  collaborators: 'picture',
  contact: 'text',
} as const satisfies Partial<Record<(typeof setupSteps)[number]['name'], keyof typeof outlines>>;

const names = Object.keys(places) as (keyof typeof places)[];

/** The form for a new record, where the page of the desk is a list of records. */
function formFor(step: keyof typeof places): string {
  const to = setupSteps.find(({ name }) => name === step)?.to ?? paths.dashboard;
  const isList = Object.values<Kind>(kinds).some(({ pages }) => pages.desk === to);
  return isList ? `${to}?new` : to;
}

/** On the home page, where an admin sees what a visitor will see there later. */
export default function FirstSteps() {
  const { data } = useQuery(checklistQuery);
  const open = names.filter((name) => !data?.done.includes(name));
  if (!data || data.hidden || open.length === 0) return null;
  const progress = texts.progress(data.done.length, setupSteps.length);
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <header>
        <h2 id="first-steps">{texts.title}</h2>
        <p>
          {texts.lead} {progress}.
        </p>
        <progress aria-label={progress} value={data.done.length} max={setupSteps.length} />
        <Link to={paths.dashboard}>{texts.all}</Link>
      </header>
      <ul>
        {open.map((name) => (
          <li key={name}>
            <Link to={formFor(name)}>
              <svg viewBox="0 0 120 56" aria-hidden="true">
                <path d={outlines[places[name]]} fillRule="evenodd" />
              </svg>
              <span>{texts.add[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
