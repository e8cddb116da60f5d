import { type Notice, noticeLabel } from '@lab/contract/features/papers/notices';
import { paperTexts } from '@lab/contract/features/papers/texts';
import type { WorkType } from '@lab/contract/features/papers/types';

/**
 * `Retracted · Doctoral thesis · Waves and Flows`. The type is left out for articles, because most works are articles.
 */
export function aboveTitle(type: WorkType, area: string, notices?: Notice[]): string {
  return [noticeLabel(notices), type === 'article' ? '' : paperTexts.types[type], area]
    .filter(Boolean)
    .join(' · ');
}
