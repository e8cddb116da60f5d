import { paths } from '@lab/contract/features/pages/paths';
import { pressPortraitFile } from '@lab/contract/features/press/files';
import { licenceLinks } from '@lab/contract/features/press/licences';
import type { PressKit } from '@lab/contract/features/press/schemas';
import { pressTexts } from '@lab/contract/features/press/texts';
import { roleName } from '@lab/contract/features/team/roles';
import { teamTexts } from '@lab/contract/features/team/texts';
import { Link } from 'react-router-dom';
import { useRoles } from '../../lib/roles.ts';
import { SectionHeading } from '../../ui/headings.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { ToolFile } from '../../ui/tool-link.tsx';
import styles from './press-page.module.css';

/** Of members who offer theirs, each with who took it and what one may do with it. */
export function PressPortraits({ portraits }: Pick<PressKit, 'portraits'>) {
  const roles = useRoles();
  if (portraits.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="press-portraits">
      <SectionHeading
        id="press-portraits"
        title={pressTexts.portraits}
        subheading={pressTexts.portraitsLead}
      />
      <ul className={styles.portraits}>
        {portraits.map(({ _id, name, role, image, credit, licence }) => {
          const shown = name || teamTexts.defaults.name;
          return (
            <li key={_id}>
              <Portrait src={image} name={shown} sizes="9rem" className={styles.portrait} />
              <div>
                <h3>
                  <Link to={paths.member(_id)}>
                    <bdi>{shown}</bdi>
                  </Link>
                </h3>
                <p dir="auto">{roleName(roles, role)}</p>
                <p dir="auto">{pressTexts.photo(credit)}</p>
                <p>
                  <Licence licence={licence} />
                </p>
                <ToolFile
                  icon="download"
                  href={pressPortraitFile(_id)}
                  download
                  aria-label={`${pressTexts.files.jpeg}: ${shown}`}
                >
                  {pressTexts.files.jpeg}
                </ToolFile>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Licence({ licence }: Pick<PressKit['portraits'][number], 'licence'>) {
  const link = licenceLinks[licence];
  const name = pressTexts.licences[licence];
  return link ? (
    <a href={link} rel="license">
      {name}
    </a>
  ) : (
    name
  );
}
