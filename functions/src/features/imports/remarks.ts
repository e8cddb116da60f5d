/** What the plan says about an entry of which a person may want to choose something. */
import { importTexts } from '@lab/contract/features/imports/texts';
import type { StoredEntry } from './import-store.ts';
import { isAddress } from './picture-names.ts';

const { remarks } = importTexts;

export function remarksOn({ work, kind, openThesis, otherDate, picture, fromLine }: StoredEntry): string[] {
  return [
    ...(openThesis && work?.type === 'doctoral' ? [remarks.openThesis] : []),
    ...(work && otherDate ? [remarks.otherDate(work.publicationDate, otherDate)] : []),
    ...(work && fromLine && kind !== 'here' ? [remarks.fromLine(fromLine)] : []),
    ...(work && picture && kind !== 'here' ? [remarkOnPicture(picture)] : []),
  ];
}

const remarkOnPicture = (picture: string) =>
  isAddress(picture) ? remarks.pictureAt(picture) : remarks.picture(picture);
