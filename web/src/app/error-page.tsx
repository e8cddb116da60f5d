import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { Link, useNavigate } from 'react-router-dom';
import { useOnline } from '../lib/online.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import styles from './error-page.module.css';

const { errorPage } = siteTexts;

const elsewhere = [
  [paths.about, 'aboutUs'],
  [paths.team, 'ourTeam'],
  [paths.publications, 'publications'],
  [paths.news, 'news'],
  [paths.contactUs, 'contactSupport'],
] as const;

export function ErrorPage({ missing = false }: { missing?: boolean }) {
  const navigate = useNavigate();
  const online = useOnline();
  // A tab that was opened with this page has nothing to go back to.
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(paths.home));
  return (
    <Container>
      <div className={styles.page}>
        <p className={styles.code} aria-hidden="true">
          {missing ? '404' : '!'}
        </p>
        <h1>{missing ? errorPage.notFound : errorPage.wrong}</h1>
        <p className={styles.explanation}>{missing ? errorPage.notFoundText : errorPage.wrongText}</p>
        {!online && <p role="status">{siteTexts.offline}</p>}
        {missing && (
          <search>
            <form action={paths.search} className={styles.actions}>
              <input type="search" name="q" aria-label={siteTexts.frame.search} />
              <Button type="submit">{siteTexts.frame.search}</Button>
            </form>
          </search>
        )}
        <div className={styles.actions}>
          <ButtonLink to={paths.home}>{errorPage.goHome}</ButtonLink>
          <Button kind="quiet" onClick={() => void goBack()}>
            {errorPage.goBack}
          </Button>
        </div>
        <ul className={styles.links}>
          {elsewhere.map(([to, name]) => (
            <li key={to}>
              <Link to={to}>{errorPage[name]}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
