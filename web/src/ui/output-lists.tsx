import { outputPageTexts } from '@lab/contract/features/outputs/page/texts';
import { spanOfDates } from '@lab/contract/features/outputs/span';
import { type OutputKey, outputKinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { outputsOfQuery } from '../lib/outputs.ts';
import { SectionHeading } from './headings.tsx';
import styles from './output-lists.module.css';

/** What a person or an area made in addition to papers; a section for each kind that has some. */
export function OutputLists({
  className,
  ...whose
}: { className: string | undefined } & ({ person: string } | { area: string })) {
  const { data = [] } = useQuery(outputsOfQuery(whose));
  const keys = [...new Set(data.map(({ kind }) => kind as OutputKey))];
  return keys.map((key) => {
    const { menu, pages } = outputKinds[key];
    const one = 'one' in pages ? pages.one : undefined;
    return (
      <section key={key} className={className} data-below aria-labelledby={`made-${key}`}>
        <SectionHeading id={`made-${key}`} title={menu} />
        <ul className={styles.list}>
          {data
            .filter(({ kind }) => kind === key)
            .map(({ _id, title, start, end, supervised }) => (
              <li key={_id} dir="auto">
                {one ? <Link to={one(_id)}>{title}</Link> : title}
                <span className={styles.beside}>
                  {[supervised && outputPageTexts.supervised, spanOfDates(start, end)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
        </ul>
      </section>
    );
  });
}
