import { formatDate } from '../../texts/dates.ts';
import { outputPageTexts } from './page/texts.ts';

/** 'March 2024 – 2026', 'from 2024': each date as precise as it is known. */
export function spanOfDates(start: string, end: string): string {
  if (!start) return end && outputPageTexts.until(formatDate(end));
  if (!end) return outputPageTexts.from(formatDate(start));
  return start === end ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`;
}
