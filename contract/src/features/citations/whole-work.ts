import { linkNames } from '../papers/fields.ts';
import type { Paper } from '../papers/schemas.ts';
import { type Citable, type Citation, citationOf } from './csl.ts';

type WholeWork = Citable &
  Pick<Paper, 'category' | 'image' | 'links'> &
  Partial<Pick<Paper, 'moreAreas' | 'imageAlt' | 'pdf' | 'moreLinks' | 'selected'>>;

/**
 * For the files of whole lists, with which a lab moves: also the areas, the picture, the PDF, the links,
 * whether the work is selected, and in CSL-JSON the address of its page, which `url` is.
 */
export function wholeCitationOf(work: WholeWork, url: string): Citation {
  const { category, moreAreas, image, imageAlt, pdf, links, moreLinks = [], selected } = work;
  const whole = (address = '') => address && new URL(address, url).href;
  return {
    ...citationOf(work, url),
    category,
    moreAreas,
    image: whole(image),
    imageAlt,
    pdf: whole(pdf),
    links: [...linkNames.flatMap((name) => ({ name, url: links[name] ?? '' })), ...moreLinks].filter(
      (link) => link.url,
    ),
    selected,
    page: url,
  };
}
