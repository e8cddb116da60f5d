import { freePageDeskTexts } from '@lab/contract/features/free-pages/desk/texts';
import type { FieldValues } from 'react-hook-form';
import { RenderedText } from '../../../desk/editor/rendered-text.tsx';
import articles from '../../../ui/articles.module.css';

/** The page as visitors will see it. */
export function FreePagePreview({ values: { title, text, state } }: { values: FieldValues }) {
  return (
    <article className={articles.article}>
      {state === 'draft' && <p>{freePageDeskTexts.desk.draft}</p>}
      <h1 dir="auto">{title}</h1>
      <RenderedText text={text} />
    </article>
  );
}
