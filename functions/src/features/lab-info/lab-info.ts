import type { api } from '@lab/contract';
import { type LabBlockName, labBlockNames } from '@lab/contract/features/lab-info/blocks';
import type { LabInfo } from '@lab/contract/features/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { loadWords } from '@lab/contract/features/settings/words/languages';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { siteTexts } from '@lab/contract/texts/texts';
import { pickShape } from '../../core/data/shape.ts';
import { type Global, saveGlobal } from '../../core/globals/save-global.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { paperCount } from '../papers/paper-store.ts';
import { shownSettings } from '../settings/settings-store.ts';
import { chosenWords } from '../settings/shown-settings.ts';
import { changedBlocks, requireSameText, storedAs, writeBlocks } from './block-texts.ts';
import {
  labInfoShape,
  readLabInfo,
  type ShownLabInfo,
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

  updateSocialMedia: ({ body: { before, ...socialMedia }, caller }) =>
    change(caller, ['socialMedia'], before && { socialMedia: before }, () => ({ socialMedia })),

  async blockTexts() {
    const { formatted } = await readLabInfo();
    const written = labBlockNames.filter((block) => formatted[storedAs[block]].text);
    return Object.fromEntries(written.map((block) => [block, formatted[storedAs[block]]]));
  },

  async updateBlocks({ body: { before, ...body }, caller }) {
    const given = labBlockNames.filter((block) => body[block]);
    const written = await writeBlocks(body);
    const seen = labBlockNames.flatMap((block) => {
      if (!before?.[block]) return [];
      const { formatted: _, ...values } = before[block];
      return [[storedAs[block], values]];
    });
    const check = ({ formatted }: StoredLabInfo) => {
      for (const block of given) requireSameText(formatted[storedAs[block]], before?.[block]?.formatted);
    };
    const to = (current: StoredLabInfo) => changedBlocks(current, written);
    return change(caller, given, Object.fromEntries(seen), to, check);
  },

  updateCarousel({ body: { before, carousel }, caller }) {
    const slides = carousel.map(({ image, caption = '' }) => ({ image, caption }));
    return change(caller, ['carousel'], before && { carousel: before }, () => ({ carousel: slides }));
  },
};

/** What the lab has left as it comes is said in its language. */
function inWordsOfLab(info: LabInfo): LabInfo {
  const blocks = labBlockNames.map((block) => {
    const isDefault = info[block].name === labInfoShape[storedAs[block]].name;
    return [block, isDefault ? { ...info[block], name: labInfoTexts[block] } : info[block]];
  });
  const name = info.name === labInfoShape.name ? siteTexts.product : info.name;
  return { ...info, name, ...Object.fromEntries(blocks) };
}

function toLabInfo(stored: ShownLabInfo): LabInfo {
  const { overview, ...rest } = pickShape(labInfoShape, stored);
  return { ...rest, overView: overview };
}

/** The parts that are edited separately; the activity log uses these names. */
type Part = 'basicInfo' | 'socialMedia' | 'carousel' | LabBlockName;

function change(
  caller: Caller,
  parts: readonly Part[],
  before: Partial<StoredLabInfo> | undefined,
  values: (current: StoredLabInfo) => Partial<StoredLabInfo>,
  /** Throws if something else has changed that the caller has not seen. */
  check: (current: StoredLabInfo) => void = () => {},
): Promise<{ success: boolean }> {
  const labInfo: Global<StoredLabInfo> = {
    open: async (tx) => ({ present: await readLabInfo(tx), write: (next) => writeLabInfo(tx, next) }),
    targets: parts.map((id) => ({ kind: 'labInfo', id, name: labInfoTexts[id] })),
    logs: () => 'nothing',
  };
  return saveGlobal(caller, labInfo, { before, values, check: (_, current) => check(current) });
}
