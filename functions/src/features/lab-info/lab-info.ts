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
import { readParts } from '../../core/summaries/home-store.ts';
import { readNamesApart } from '../../core/summaries/names-store.ts';
import { paperCount } from '../papers/paper-store.ts';
import { papersByYear } from '../papers/paper-years-store.ts';
import { countOpenPositions } from '../positions/position-store.ts';
import { settingsIn } from '../settings/settings-store.ts';
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
    const [labInfo, numbers, parts] = await Promise.all([shownLabInfo.read(), readNumbers(), readParts()]);
    const settings = settingsIn(parts);
    const words = await loadWords(chosenWords(settings));
    const hidesEmpty = settings.words.gaps === 'empty';
    return { ...withWords(words, () => inWordsOfLab(toLabInfo(labInfo))), ...numbers, hidesEmpty };
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
    const seen = before && { carousel: withLinks(before) };
    return change(caller, ['carousel'], seen, () => ({ carousel: withLinks(carousel) }));
  },
};

const withLinks = (slides: readonly Slide[]) =>
  slides.map(({ image, caption = '', link = '' }) => ({ image, caption, link }));

/** What the lab has left as it comes is said in its language. */
function inWordsOfLab(info: LabInfo): LabInfo {
  const blocks = labBlockNames.map((block) => {
    const isDefault = info[block].name === labInfoShape[storedAs[block]].name;
    return [block, isDefault ? { ...info[block], name: labInfoTexts[block] } : info[block]];
  });
  const name = info.name === labInfoShape.name ? siteTexts.product : info.name;
  return { ...info, name, ...Object.fromEntries(blocks) };
}

/** All from the document that every page reads. */
async function readNumbers(): Promise<
  Pick<LabInfo, 'paperCount' | 'memberCount' | 'firstYear' | 'openPositions'>
> {
  const [papers, years, { team }, open] = await Promise.all([
    paperCount.read(),
    papersByYear.read(),
    readNamesApart(),
    countOpenPositions(Date.now()),
  ]);
  const firstYear = Number(years.findLast(({ year }) => year)?.year);
  return {
    paperCount: papers,
    ...(team.length > 0 && { memberCount: team.length }),
    ...(firstYear && { firstYear }),
    ...(open > 0 && { openPositions: open }),
  };
}

function toLabInfo(stored: ShownLabInfo): LabInfo {
  const { overview, carousel, ...rest } = pickShape(labInfoShape, stored);
  const slides = carousel.map(({ link, ...slide }) => ({ ...slide, ...(link && { link }) }));
  return { ...rest, overView: overview, carousel: slides };
}

type Slide = { image: string; caption?: string; link?: string };

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
