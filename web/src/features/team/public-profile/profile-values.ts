import { profileFields } from '@lab/contract/features/team/profile/fields';
import type { WholeProfile } from '@lab/contract/features/team/profile/schemas';
import type { FieldValues } from 'react-hook-form';

/** Also takes what only one of the two readers gets, such as the id, out of a profile. */
export function valuesOf({ hidden, linkedNames, ...profile }: WholeProfile): FieldValues {
  const written: Readonly<Record<string, unknown>> = profile;
  const own = Object.keys(profileFields).map((name) => [name, written[name]]);
  return { ...Object.fromEntries(own), hidden, linkedNames };
}
