/** Where a work appeared, as a person writes it into one line. */

export interface Venue {
  venue: string;
  volume: string;
  issue: string;
  pages: string;
}

const end = /,? (?:vol\. ?)?(\d{1,5})(?: ?\((\d{1,5})\))?(?:, ?(?:pp?\. ?)?(\w{1,9}[-–]\w{1,9}))?\.?$/i;

/**
 * `In Proceedings of Moss` or `Acta Moss, 12(3), pp. 4-9`. A number alone is a volume where the pages are
 * known, and a year otherwise.
 */
export function venueIn(words: string, knownPages = ''): Venue {
  const named = words.replace(/^In:?\s/, '').trim();
  const [whole = '', volume = '', issue = '', pages = ''] = end.exec(named) ?? [];
  const isVolume = issue || pages || (volume && knownPages && volume.length < 4);
  const venue = (isVolume ? named.slice(0, -whole.length) : named).replace(/[.,]$/, '');
  return isVolume
    ? { venue, volume, issue, pages: knownPages || pages }
    : { venue, volume: '', issue: '', pages: knownPages };
}
