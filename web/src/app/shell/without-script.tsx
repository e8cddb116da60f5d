import { paths } from '@lab/contract/features/pages/paths';
import { pageTexts } from '@lab/contract/features/pages/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { Container } from '../../ui/container.tsx';
import { Providers } from '../providers.tsx';
import { Shell } from './shell.tsx';

/** What a page that only the browser renders says where no script runs, between the bar and the footer. */
export function writeWithoutScript(client: QueryClient): string {
  const html = renderToString(
    <Providers client={client}>
      {/* Of no page, because the desk has no footer, and no link is that of this page. */}
      <StaticRouter location="/without-script">
        <Routes>
          <Route element={<Shell />}>
            <Route path="*" element={<Sentence />} />
          </Route>
        </Routes>
      </StaticRouter>
    </Providers>,
  );
  // HTML allows no <main> within <noscript>.
  return html
    .replace('<script></script>', '')
    .replace('<main ', '<div role="main" ')
    .replace('</main>', '</div>');
}

function Sentence() {
  return (
    <Container>
      <p>
        {pageTexts.withoutScript} <a href={paths.home}>{siteTexts.errorPage.goHome}</a>
      </p>
    </Container>
  );
}
