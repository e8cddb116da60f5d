import type { LabInfo } from '@lab/contract/lab-info/schemas';
import { siteTexts } from '@lab/contract/texts';

/** What every page's head needs to know of the site around it. */
export interface SiteInfo {
  name: string;
  labInfo: LabInfo | undefined;
  /** The address of a path, as others on the web have to write it. */
  absolute(path: string): string;
}

export function siteInfo(origin: string, labInfo: LabInfo | undefined): SiteInfo {
  return {
    name: labInfo?.name || siteTexts.product,
    labInfo,
    absolute: (path) => new URL(path, origin).href,
  };
}
