import type { api } from '@lab/contract';
import { labBlockNames } from '@lab/contract/lab-info/blocks';
import type { LabInfo } from '@lab/contract/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/lab-info/texts';
import { record } from '../activity/activity-store.ts';
import { transact } from '../data/firestore.ts';
import type { Caller } from '../http/caller.ts';
import type { HandlersOf } from '../http/handler.ts';
import { readHome, writeHome } from '../summaries/home-store.ts';
import { readLabInfo, type StoredBlock, type StoredLabInfo, writeLabInfo } from './lab-info-store.ts';

export const labInfo: HandlersOf<typeof api.labInfo> = {
  async get() {
    const { labInfo, paperCount } = await readHome();
    return { ...toLabInfo(labInfo), paperCount };
  },

  async updateBasicInfo({ body, caller }) {
    return change(caller, labInfoTexts.basicInfo, () => body);
  },

  async updateSocialMedia({ body, caller }) {
    const { facebook = '', linkedIn = '', X = '', whatsApp = '' } = body;
    return change(caller, labInfoTexts.socialMedia, () => ({
      socialMedia: { facebook, linkedIn, X, whatsApp },
    }));
  },

  async updateBlocks({ body, caller }) {
    const given = labBlockNames.filter((block) => body[block]).map((block) => labInfoTexts[block]);
    return change(caller, given.join(', '), (current) => ({
      overview: changed(current.overview, body.overView),
      mission: changed(current.mission, body.mission),
      history: changed(current.history, body.history),
      vision: changed(current.vision, body.vision),
    }));
  },

  async updateCarousel({ body, caller }) {
    return change(caller, labInfoTexts.carousel, () => ({
      carousel: body.carousel.map(({ image, caption = '' }) => ({ image, caption })),
    }));
  },
};

function toLabInfo({ overview, ...rest }: StoredLabInfo): LabInfo {
  return { ...rest, overView: overview };
}

function changed(current: StoredBlock, given: Partial<StoredBlock> | undefined): StoredBlock {
  return { ...current, ...given };
}

type Change = (current: StoredLabInfo) => Partial<StoredLabInfo>;

/** `part` is what the log says was changed. */
function change(caller: Caller, part: string, to: Change): Promise<{ success: boolean }> {
  return transact(async (tx) => {
    const current = await readLabInfo(tx);
    const next = { ...current, ...to(current) };
    writeLabInfo(tx, next);
    writeHome(tx, { labInfo: next });
    record(tx, caller, 'edited', { kind: 'labInfo', id: 'main', name: part });
    return { success: true };
  });
}
