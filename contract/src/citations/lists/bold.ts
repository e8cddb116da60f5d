/** The value of `bold` for a list of a person's works in which no name is bold. */
export const nobody = 'nobody';

/** The id of the member of the team whose name is bold; if nothing is said, of the person whose works these are. */
export function boldOf({ bold, person }: { bold?: string | undefined; person?: string | undefined }): string {
  return bold || person || nobody;
}
