import { siteTexts } from '@lab/contract/texts/texts';
import { useSettings } from '../../lib/settings.ts';

/** Writes a time as the clocks of the lab show it, where people said when something happens. */
export function useLabTime(): (time: string) => string {
  const { timeZone } = useSettings();
  return (time) =>
    new Intl.DateTimeFormat(siteTexts.language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(timeZone && { timeZone }),
    }).format(new Date(time));
}
