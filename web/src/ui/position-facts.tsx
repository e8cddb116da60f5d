import { paths } from '@lab/contract/features/pages/paths';
import type { Position } from '@lab/contract/features/positions/kind';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { lastMoment } from '@lab/contract/lib/moments';
import { Link } from 'react-router-dom';
import { formatSpan } from '../lib/calendar.ts';
import { Prose } from './prose.tsx';

export const hasPassed = (deadline: string) => deadline !== '' && lastMoment(deadline) < Date.now();

/** Area, deadline and contact of a position, as a line of sentences. */
export function PositionFacts({ position }: { position: Position }) {
  const { references = [], deadline, contact } = position;
  if (references.length === 0 && !deadline && !contact) return null;
  return (
    <p>
      {references.length > 0 && (
        <span>
          {positionTexts.inAreas}{' '}
          {references.map(({ _id, name }, index) => (
            <span key={_id}>
              {index > 0 && ', '}
              <Link to={paths.area(_id)}>{name}</Link>
            </span>
          ))}
          .{' '}
        </span>
      )}
      {deadline && <span>{positionTexts.applyBy(formatSpan(deadline, ''))} </span>}
      {contact && (
        <span>
          {positionTexts.questions} <a href={`mailto:${contact}`}>{contact}</a>.
        </span>
      )}
    </p>
  );
}

const requirements = ['qualifications', 'experience', 'internationalExposure'] as const;

/** What a position asks for. */
export function PositionRequirements({ position }: { position: Position }) {
  return (
    <dl>
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
