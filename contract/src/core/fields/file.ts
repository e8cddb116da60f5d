import { textType } from './text.ts';

/**
 * The address of a PDF that was uploaded here, or of one elsewhere. A kind can have one field of this type.
 */
interface File {
  /** Where it is uploaded; without it everybody can read it. */
  readonly purpose?: 'members';
}

export const file = textType<File>(({ pdf }, { label, purpose }) => pdf(label, purpose), {
  isOnlyNamed: true,
});
