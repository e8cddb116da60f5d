import { type Notice, noticeLabel } from '@lab/contract/papers/notices';
import { paperTexts } from '@lab/contract/papers/texts';
import type { WorkType } from '@lab/contract/papers/types';

/**
 * `Retracted · Doctoral thesis · Waves and Flows`. The type is left out for articles, because most works are articles.
 */
export function aboveTitle(type: WorkType, area: string, notices?: Notice[]): string {
  return [noticeLabel(notices), type === 'article' ? '' : paperTexts.types[type], area]
    .filter(Boolean)
    .join(' · ');
}
