import { api } from '@lab/contract';
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { freePageDeskTexts } from '@lab/contract/features/free-pages/desk/texts';
import { freePageKind } from '@lab/contract/features/free-pages/kind';
import { freePages } from '@lab/contract/features/free-pages/pages';
import { paths } from '@lab/contract/features/pages/paths';
import type { FieldValues } from 'react-hook-form';
import { ContentPage } from '../../../desk/content-page.tsx';
import { RenderedText } from '../../../desk/editor/rendered-text.tsx';
import { deskContentOf } from '../../../desk/kind-content.tsx';
import articles from '../../../ui/articles.module.css';
import { Versions } from './versions.tsx';

/** The page as visitors will see it. */
function FreePagePreview({ values: { title, text, state } }: { values: FieldValues }) {
  return (
    <article className={articles.article}>
      {state === 'draft' && <p>{freePageDeskTexts.desk.draft}</p>}
      <h1 dir="auto">{title}</h1>
      <RenderedText text={text} />
    </article>
  );
}

const content = {
  ...deskContentOf(freePages, api.freePages, freePageKind),
  Below: Versions,
  publicPath: ({ address }: AnyRecord) => paths.freePage(String(address)),
};

/** The pages that the lab writes itself, at the desk. */
export default function FreePagesDesk() {
  return <ContentPage content={content} preview={FreePagePreview} />;
}
