import type { Manuscript } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import { useDeferredValue } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { PaperCard } from '../list/paper-card.tsx';
import { PaperArticle } from '../page/paper-article.tsx';
import { asListed } from '../queries.ts';
import { shownOf } from './paper-values.ts';
import styles from './requests.module.css';

const { preview: texts } = paperFormTexts;

/** The paper's page and card. */
export function ShownPreview({ control, image }: { control: Control<Manuscript>; image: string }) {
  // Typing comes first.
  const written = useDeferredValue(useWatch({ control }));
  const made = { _id: '', authorName: '', authorEmail: '', createdAt: '' };
  const shown = shownOf(manuscriptOf(written as Manuscript));
  // A heading and a link need words.
  const paper = { ...shown, ...made, title: shown.title || '…', image };
  return (
    <>
      <section className={styles.preview} aria-label={texts.page}>
        <h2>{texts.page}</h2>
        <div className={styles.article}>
          <PaperArticle paper={paper} heading="h2" />
        </div>
      </section>
      <section className={styles.preview} aria-label={texts.card}>
        <h2>{texts.card}</h2>
        <div className={styles.card}>
          <PaperCard paper={asListed(paper)} />
        </div>
      </section>
    </>
  );
}
