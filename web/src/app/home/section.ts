/** A section of the home page. */
export interface SectionProps {
  /** The lab's own heading. */
  heading?: string | undefined;
}
