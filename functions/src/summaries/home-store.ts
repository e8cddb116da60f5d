/**
 * `public/home`: what the pages that everybody opens show, in one document, so that they cost one read at any size of
 * the lab. Each part is rewritten in the transaction that changes its source, from all of its source.
 */
import { AppError, limits } from '@lab/contract';
import type { BriefArea } from '@lab/contract/areas/schemas';
import type { Collaborator } from '@lab/contract/collaborators/schemas';
import type { RecentPaper } from '@lab/contract/papers/schemas';
import { defaultTeamRole } from '@lab/contract/team/roles';
import { errorTexts } from '@lab/contract/texts';
import type { Transaction } from 'firebase-admin/firestore';
import type { NamedArea } from '../areas/area-names.ts';
import { collection } from '../data/firestore.ts';
import { readTogether } from '../data/read-together.ts';
import { fill, type Shape } from '../data/shape.ts';
import { iso, noTime } from '../data/time.ts';
import { labInfoShape, type StoredLabInfo } from '../lab-info/lab-info-store.ts';
import { type ListedNews, newsShape } from '../news/news-store.ts';
import type { ListedMember } from '../team/member-store.ts';

interface StoredHome {
  labInfo: StoredLabInfo;
  recent: RecentPaper[];
  areas: (BriefArea & NamedArea)[];
  team: ListedMember[];
  collaborators: Collaborator[];
  paperCount: number;
  news: ListedNews[];
}

export const homeShape: Shape<StoredHome> = {
  labInfo: labInfoShape,
  recent: [{ _id: '', title: '', image: '', details: '' }],
  areas: [{ _id: '', departmentName: '', details: '' }],
  team: [
    {
      _id: '',
      name: '',
      image: '',
      email: '',
      phone: '',
      university: '',
      details: '',
      role: defaultTeamRole,
      socialMedia: { linkedin: '', twitter: '', facebook: '', github: '' },
      createdAt: iso(noTime),
    },
  ],
  collaborators: [{ _id: '', name: '', logo: '' }],
  paperCount: 0,
  news: [{ id: '', ...newsShape }],
};

const document = () => collection<StoredHome>('public', homeShape).doc('home');

/** In a transaction, when what is written depends on it. */
export async function readHome(tx?: Transaction): Promise<StoredHome> {
  const stored = tx ? (await tx.get(document())).data() : await readTogether(document());
  return fill(homeShape, stored);
}

export function writeHome(tx: Transaction, part: Partial<StoredHome>): void {
  for (const name of Object.keys(part) as (keyof StoredHome)[]) {
    if (Buffer.byteLength(JSON.stringify(part[name])) > limits.homeBytes[name]) {
      throw new AppError('conflict', errorTexts.listFull);
    }
  }
  tx.set(document(), part, { mergeFields: Object.keys(part) });
}
