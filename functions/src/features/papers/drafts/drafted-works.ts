/** Works as drafts know them: they are published by the operations that reviews and corrections use. */
import type { Values } from '@lab/contract/core/content/field';
import { draftedWorks as declared } from '@lab/contract/features/papers/drafts/drafted-works';
import type { Manuscript } from '@lab/contract/features/papers/fields';
import { manuscriptOf } from '@lab/contract/features/papers/manuscript';
import type { Drafted, Publication } from '../../../core/content/drafts/drafted.ts';
import type { Transaction } from '../../../core/data/firestore.ts';
import { fill } from '../../../core/data/shape.ts';
import { now } from '../../../core/data/time.ts';
import { validate } from '../../../core/http/validation.ts';
import type { NamedArea } from '../../areas/area-names.ts';
import { listedAreas } from '../../areas/area-store.ts';
import { cancelNotification } from '../../mail/notify.ts';
import { editedManuscript, manuscript, target } from '../manuscript.ts';
import { mailIdOf } from '../notify-author.ts';
import { withAreaId } from '../paper-areas.ts';
import { paperDocument, paperShape, papersCollection, type StoredPaper } from '../paper-store.ts';
import { publication } from '../publication.ts';
import { correctIn, takingAway } from '../published.ts';
import { nameOfWork, requireSeenWork, workValues } from './work-values.ts';

/** A draft is checked before it is published, so it has the fields of a work. */
const asManuscript = (values: Values) => values as Partial<Manuscript>;

export const draftedWorks: Drafted = {
  name: 'paper',
  needs: declared.needs,
  newId: () => papersCollection().doc().id,
  document: (id) => paperDocument(id) as unknown as ReturnType<Drafted['document']>,
  nameOf: nameOfWork,
  empty: () => manuscriptOf({}),
  valuesOf: async (record, tx) => workValues(fill(paperShape, record), await listedAreas.read(tx)),
  async complete(values) {
    const { publishedWork } = await import('@lab/contract/features/papers/drafts/schemas');
    return validate(publishedWork, values);
  },
  create,
  edit: (tx, id, { values, before, caller }) =>
    correctIn(tx, id, {
      body: asManuscript(values),
      caller,
      isWhole: true,
      action: 'published',
      requireSeen: (paper, areas) => requireSeenWork(paper, before, areas),
    }),
  async takeAway(tx, id, caller) {
    const areas = await listedAreas.read(tx);
    const { paper, write } = await takingAway(tx, id, caller);
    write();
    return { record: withoutDerived(paper), name: nameOfWork(paper), values: workValues(paper, areas) };
  },
  targetOf: (id, name, record) => ({ ...target(id, fill<StoredPaper>(paperShape, record)), name }),
};

async function create(tx: Transaction, id: string, { values, caller, earlier }: Publication): Promise<void> {
  const areas = await listedAreas.read(tx);
  const before = earlier && withAreaId(fill<StoredPaper>(paperShape, earlier), areas);
  const stored = before ? changed(before, values, areas) : written(values, areas);
  const { write } = await publication(tx, id, stored, { areas, caller, earlier: before });
  write();
  // Its author needs to know no more that it was withdrawn.
  if (before) cancelNotification(tx, mailIdOf('retracted', id));
}

/** Without an owner, as an imported one: who writes a work at the desk need not be its author. */
const written = (values: Values, areas: readonly NamedArea[]) => ({
  ...manuscript(asManuscript(values), areas),
  image: asManuscript(values).image ?? '',
  authorName: '',
  authorEmail: '',
  uid: '',
  createdAt: now(),
});

const changed = (before: StoredPaper, values: Values, areas: readonly NamedArea[]): StoredPaper => ({
  ...before,
  ...editedManuscript(asManuscript(values), { ...before, image: '', links: {} }, areas),
  updatedAt: now(),
});

/** It is made again when the work is published. */
const withoutDerived = ({ summary: _, keys: __, matchKeys: ___, drawn: ____, ...record }: StoredPaper) => ({
  ...record,
});
