/** The value of `bold` for a list of a person's works in which no name is bold. */
export const nobody = 'nobody';

/**
 * The id of the team member whose name is bold. Without a choice, it is the person whose works are listed.
 */
export function boldOf({ bold, person }: { bold?: string | undefined; person?: string | undefined }): string {
  return bold || person || nobody;
}
