import type { api } from '@lab/contract';
import type { LabInfo } from '@lab/contract/lab-info/schemas';
import { transact } from '../data/firestore.ts';
import type { HandlersOf } from '../http/handler.ts';
import { readHome, writeHome } from '../summaries/home-store.ts';
import { readLabInfo, type StoredBlock, type StoredLabInfo, writeLabInfo } from './lab-info-store.ts';

export const labInfo: HandlersOf<typeof api.labInfo> = {
  async get() {
    return toLabInfo((await readHome()).labInfo);
  },

  async updateBasicInfo({ body }) {
    return change(() => body);
  },

  async updateSocialMedia({ body }) {
    const { facebook = '', linkedIn = '', X = '', whatsApp = '' } = body;
    return change(() => ({ socialMedia: { facebook, linkedIn, X, whatsApp } }));
  },

  async updateBlocks({ body }) {
    return change((current) => ({
      overview: changed(current.overview, body.overView),
      mission: changed(current.mission, body.mission),
      history: changed(current.history, body.history),
      vision: changed(current.vision, body.vision),
    }));
  },

  async updateCarousel({ body }) {
    return change(() => ({
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

function change(to: (current: StoredLabInfo) => Partial<StoredLabInfo>): Promise<{ success: boolean }> {
  return transact(async (tx) => {
    const current = await readLabInfo(tx);
    const next = { ...current, ...to(current) };
    writeLabInfo(tx, next);
    writeHome(tx, { labInfo: next });
    return { success: true };
  });
}
