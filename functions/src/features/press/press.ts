/** What the lab and its members give to the press. */
import { AppError, type api } from '@lab/contract';
import { pressLogos } from '@lab/contract/features/press/files';
import { pressPortraitTexts } from '@lab/contract/features/press/portrait/texts';
import type { EditPressPortrait, PressKit } from '@lab/contract/features/press/schemas';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import { nameAtAddress } from '@lab/contract/lib/uploads/files';
import { transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { readParts } from '../../core/summaries/home-store.ts';
import { settingsIn } from '../settings/settings-store.ts';
import { entryIn, readEntry } from '../team/account-store.ts';
import { listedTeam, memberStore, type StoredMember, teamSummary } from '../team/member-store.ts';
import { offerable, ownPortrait } from './own-portrait.ts';

export const press: HandlersOf<typeof api.press> = {
  kit: () => readKit(),

  mine: async ({ caller }) => ownPortrait((await readEntry(caller.uid))?.data()),

  updateMine: ({ body, caller }) => updateOwn(body, caller),
};

/** All of it is in the document that every page reads. */
export async function readKit(): Promise<PressKit> {
  const [parts, team] = await Promise.all([readParts(), listedTeam.read()]);
  const { press, identity } = settingsIn(parts);
  const { contact: name, email, phone, note } = press;
  return {
    contact: { name, email, phone, note },
    logos: pressLogos.map((logo) => ({ logo, image: identity[logo] })).filter(({ image }) => image),
    portraits: team.flatMap(({ _id, name, role, image, press }) =>
      press ? [{ _id, name, role, image, ...press }] : [],
    ),
  };
}

/** Only the person says this, for the one picture that they have seen. */
function updateOwn({ image, offered, credit, licence }: EditPressPortrait, { uid }: Caller) {
  return transact(async (tx) => {
    const team = await teamSummary.source(tx);
    const id = entryIn(team, uid);
    const member = id === undefined ? undefined : team.get(id);
    if (id === undefined || !member) throw new AppError('not-found', profileTexts.own.notOnTeam);
    if (offered && !offerable(member)) throw new AppError('conflict', pressPortraitTexts.noPortrait);
    if (offered && image !== member.image) throw new AppError('conflict', pressPortraitTexts.changed);
    const { press: _before, ...others } = member;
    const changed: StoredMember = {
      ...others,
      ...(offered && { press: { of: nameAtAddress(image), credit, licence } }),
      updatedAt: now(),
    };
    tx.set(memberStore.document(id), changed);
    teamSummary.write(tx, team.set(id, changed));
    return { modifiedCount: 1 };
  });
}
