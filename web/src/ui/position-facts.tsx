import { paths } from '@lab/contract/features/pages/paths';
import type { Position } from '@lab/contract/features/positions/kind';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { lastMoment } from '@lab/contract/lib/moments';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatSpan } from '../lib/calendar.ts';
import styles from './position-facts.module.css';
import { PositionIcon, type PositionIconName } from './position-icons.tsx';
import { Prose } from './prose.tsx';

export const hasPassed = (deadline: string) => deadline !== '' && lastMoment(deadline) < Date.now();

interface Linked {
  name: string;
  to?: string;
}

function Links({ links }: { links: readonly Linked[] }) {
  return links.map(({ name, to }, index) => (
    <span key={`${to} ${name}`}>
      {index > 0 && ', '}
      <bdi>{to ? <Link to={to}>{name}</Link> : name}</bdi>
    </span>
  ));
}

/** Each fact that a position can say; what is empty is left out. */
const facts: Record<PositionIconName, (position: Position) => ReactNode> = {
  deadline: ({ deadline }) => deadline && formatSpan(deadline, ''),
  start: ({ start }) => start,
  duration: ({ duration }) => duration,
  workload: ({ workload }) => workload,
  pay: ({ pay }) => pay,
  place: ({ place }) => place,
  openings: ({ openings }) => openings,
  supervisors: ({ supervisors, memberIds = [] }) =>
    supervisors.length > 0 && (
      <span translate="no">
        <Links
          links={supervisors.map((name, at) => ({
            name,
            ...(memberIds[at] && { to: paths.member(memberIds[at]) }),
          }))}
        />
      </span>
    ),
  areas: ({ references = [] }) =>
    references.length > 0 && (
      <Links links={references.map(({ _id, name }) => ({ name, to: paths.area(_id) }))} />
    ),
  contact: ({ contact }) => contact && <a href={`mailto:${contact}`}>{contact}</a>,
};

/** Read when it is shown, because the words may be another language's by then. */
const labelOf = (name: PositionIconName) =>
  ({ ...positionTexts.facts, deadline: positionTexts.facts.applyBy, contact: positionTexts.facts.questions })[
    name
  ];

/** What a reader of a list compares. */
export const mainFacts = ['deadline', 'start', 'place'] as const;

const allFacts = Object.keys(facts) as PositionIconName[];

interface Props {
  position: Position;
  only?: readonly PositionIconName[];
  /** What is shown in place of a fact as it is written here. */
  instead?: Partial<Record<PositionIconName, ReactNode>>;
  inLine?: boolean;
}

/** The facts of a position, each with its icon. */
export function PositionFacts({ position, only = allFacts, instead = {}, inLine = false }: Props) {
  const shown = only.flatMap((name) => {
    const value = instead[name] ?? facts[name](position);
    return value ? [{ name, value }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl className={inLine ? `${styles.facts} ${styles.inLine}` : styles.facts}>
      {shown.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <PositionIcon name={name} />
            {labelOf(name)}
          </dt>
          {/* People have a direction each. */}
          <dd dir={instead[name] ? undefined : 'auto'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const requirements = ['qualifications', 'experience', 'internationalExposure'] as const;

/** What a position asks for. */
export function PositionRequirements({ position }: { position: Position }) {
  return (
    <dl className={styles.requirements}>
      {requirements.map((name) => (
        <div key={name}>
          <dt>{positionTexts[name]}</dt>
          <dd>
            <Prose text={position[name]} drawn={position.drawn} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
