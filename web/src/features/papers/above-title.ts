import { paperTexts } from '@lab/contract/papers/texts';
import type { WorkType } from '@lab/contract/papers/types';

/** `Doctoral thesis · Waves and Flows`. Articles are what a lab mostly has, so they are not named. */
export function aboveTitle(type: WorkType, area: string): string {
  return [type === 'article' ? '' : paperTexts.types[type], area].filter(Boolean).join(' · ');
}
