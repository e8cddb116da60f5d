import type { HomeSection } from '@lab/contract/features/settings/choices';

/** A section of the home page. */
export interface SectionProps {
  section: HomeSection;
  /** The lab's own heading. */
  heading?: string | undefined;
}
