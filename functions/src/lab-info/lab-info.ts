import type { api } from '@lab/contract';
import { type LabBlockName, labBlockNames } from '@lab/contract/lab-info/blocks';
import type { LabInfo } from '@lab/contract/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/lab-info/texts';
import { loadWords } from '@lab/contract/settings/words/languages';
import { withWords } from '@lab/contract/settings/words/set-words';
import { siteTexts } from '@lab/contract/texts';
import { record } from '../activity/activity-store.ts';
import { transact } from '../data/firestore.ts';
import { pickShape } from '../data/shape.ts';
import { isAlreadySaved, requireUnchanged } from '../data/unchanged.ts';
import type { Caller } from '../http/caller.ts';
import type { HandlersOf } from '../http/handler.ts';
import { paperCount } from '../papers/paper-store.ts';
import { shownSettings } from '../settings/settings-store.ts';
import { chosenWords } from '../settings/shown-settings.ts';
import { writeHome } from '../summaries/home-store.ts';
import {
  labInfoShape,
  readLabInfo,
  type StoredLabInfo,
  shownLabInfo,
  writeLabInfo,
} from './lab-info-store.ts';

export const labInfo: HandlersOf<typeof api.labInfo> = {
  async get() {
    const [labInfo, papers, chosen] = await Promise.all([
      shownLabInfo.read(),
      paperCount.read(),
      shownSettings.read(),
    ]);
    const words = await loadWords(chosenWords(chosen));
    return { ...withWords(words, () => inWordsOfLab(toLabInfo(labInfo))), paperCount: papers };
  },

  updateBasicInfo: ({ body: { before, ...basicInfo }, caller }) =>
    change(caller, ['basicInfo'], before, () => basicInfo),

  updateSocialMedia({ body: { before, facebook = '', linkedIn = '', X = '', whatsApp = '' }, caller }) {
    const seen = before && { socialMedia: before };
    return change(caller, ['socialMedia'], seen, () => ({
      socialMedia: { facebook, linkedIn, X, whatsApp },
    }));
  },

  updateBlocks({ body: { before, ...body }, caller }) {
    const given = labBlockNames.filter((block) => body[block]);
    const seen = labBlockNames.flatMap((block) =>
      before?.[block] ? [[storedAs[block], before[block]]] : [],
    );
    return change(caller, given, Object.fromEntries(seen), (current) =>
      Object.fromEntries(
        given.map((block) => [storedAs[block], { ...current[storedAs[block]], ...body[block] }]),
      ),
    );
  },

  updateCarousel({ body: { before, carousel }, caller }) {
    const slides = carousel.map(({ image, caption = '' }) => ({ image, caption }));
    return change(caller, ['carousel'], before && { carousel: before }, () => ({ carousel: slides }));
  },
};

const storedAs = { overView: 'overview', mission: 'mission', history: 'history', vision: 'vision' } as const;

/** What the lab has left as it comes is said in its language. */
function inWordsOfLab(info: LabInfo): LabInfo {
  const blocks = labBlockNames.map((block) => {
    const isUsual = info[block].name === labInfoShape[storedAs[block]].name;
    return [block, isUsual ? { ...info[block], name: labInfoTexts[block] } : info[block]];
  });
  const name = info.name === labInfoShape.name ? siteTexts.product : info.name;
  return { ...info, name, ...Object.fromEntries(blocks) };
}

function toLabInfo(stored: StoredLabInfo): LabInfo {
  const { overview, ...rest } = pickShape(labInfoShape, stored);
  return { ...rest, overView: overview };
}

/** The parts that are edited separately; the activity log uses these names. */
type Part = 'basicInfo' | 'socialMedia' | 'carousel' | LabBlockName;

function change(
  caller: Caller,
  parts: readonly Part[],
  seen: Partial<StoredLabInfo> | undefined,
  to: (current: StoredLabInfo) => Partial<StoredLabInfo>,
): Promise<{ success: boolean }> {
  return transact(async (tx) => {
    const current = await readLabInfo(tx);
    const changes = to(current);
    if (isAlreadySaved(current, changes)) return { success: true };
    requireUnchanged(current, seen);
    const next = { ...current, ...changes };
    writeLabInfo(tx, next);
    writeHome(tx, shownLabInfo.of(next));
    for (const id of parts) record(tx, caller, 'edited', { kind: 'labInfo', id, name: labInfoTexts[id] });
    return { success: true };
  });
}
