/** The contact card (vCard) beside a person's page. */
import { idInFile } from './file-beside.ts';
import { paths } from './paths.ts';

const ending = '.vcf';

export const memberCard = (id: string) => `${paths.member(id)}${ending}`;

/** The person's id in the path of the card. */
export const idInMemberCard = (pathname: string) => idInFile(pathname, paths.member(''), ending);
