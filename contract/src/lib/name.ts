/** A person's name in the parts that citations use. */
export interface Name {
  family?: string;
  given?: string;
  /** `van`, `de la`: part of the family name, but ignored when sorting. */
  particle?: string;
  suffix?: string;
  /** A name that must not be taken apart: of a group, or in a script that writes the family name first. */
  literal?: string;
}
