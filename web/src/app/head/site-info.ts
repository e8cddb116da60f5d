import type { LabInfo } from '@lab/contract/features/lab-info/schemas';
import type { ShownSettings } from '@lab/contract/features/settings/schemas';
import { siteTexts } from '@lab/contract/texts/texts';

export interface SiteInfo {
  name: string;
  labInfo: LabInfo | undefined;
  settings: ShownSettings;
  /** Returns an absolute URL. */
  absolute(path: string): string;
}

export function siteInfo(
  origin: string,
  labInfo: LabInfo | undefined,
  settings: ShownSettings = {},
): SiteInfo {
  return {
    name: labInfo?.name || siteTexts.product,
    labInfo,
    settings,
    absolute: (path) => new URL(path, origin).href,
  };
}
