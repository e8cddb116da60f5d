import type { LabInfo } from '@lab/contract/lab-info/schemas';
import { siteTexts } from '@lab/contract/texts';

export interface SiteInfo {
  name: string;
  labInfo: LabInfo | undefined;
  /** Returns an absolute URL. */
  absolute(path: string): string;
}

export function siteInfo(origin: string, labInfo: LabInfo | undefined): SiteInfo {
  return {
    name: labInfo?.name || siteTexts.product,
    labInfo,
    absolute: (path) => new URL(path, origin).href,
  };
}
