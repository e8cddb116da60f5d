import { type Notice, noticeLabel } from '@lab/contract/papers/notices';
import { paperTexts } from '@lab/contract/papers/texts';
import type { WorkType } from '@lab/contract/papers/types';

/** `Retracted · Doctoral thesis · Waves and Flows`. Articles are what a lab mostly has, so they are not named. */
export function aboveTitle(type: WorkType, area: string, notices?: Notice[]): string {
  return [noticeLabel(notices), type === 'article' ? '' : paperTexts.types[type], area]
    .filter(Boolean)
    .join(' · ');
}
