import { array, boolean, type InferType, number, object, string } from 'yup';
import { image, prose, requiredText, text } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { list } from '../../api/list.ts';
import { inputSchema, mayLeaveOut, replySchema } from '../../core/content/schemas.ts';
import { altTexts } from '../../core/markdown/desk/texts.ts';
import { markdown } from '../../core/markdown/schemas.ts';
import { isTarget } from '../../lib/target-address.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import type { LabBlockName } from './blocks.ts';
import { slideTexts } from './desk/texts.ts';
import { basicInfoFields, socialMediaFields } from './fields.ts';
import { labInfoTexts } from './texts.ts';

export const basicInfo = inputSchema(basicInfoFields);
export const socialMedia = inputSchema(socialMediaFields);

export const labBlock = object({
  name: requiredText(labInfoTexts.blockName, limits.title),
  details: prose(labInfoTexts.details, limits.prose),
  image: image(labInfoTexts.image),
  imageAlt: text(altTexts.alt, limits.title),
  /** The details as Markdown. Programs that know only the plain details leave it out. */
  formatted: markdown(labInfoTexts.details, limits.prose),
});

const ofBlocks = <Rule>(rule: Rule): Record<LabBlockName, Rule> => ({
  overView: rule,
  mission: rule,
  history: rule,
  vision: rule,
});

export const slide = object({
  image: image(labInfoTexts.image).required(fieldTexts.image),
  caption: text(labInfoTexts.caption, limits.caption),
  link: text(slideTexts.link, limits.url).test(
    'target',
    slideTexts.linkHelp,
    (link) => !link || isTarget(link),
  ),
});

export const carousel = object({
  carousel: list(slide, limits.carousel, { tooMany: labInfoTexts.carouselCount })
    .typeError(labInfoTexts.carouselCount)
    .required(labInfoTexts.carouselCount)
    .min(limits.carousel, labInfoTexts.carouselCount),
});

const shownBlock = object({
  name: string().defined(),
  details: string().defined(),
  image: string().defined(),
  // Clients of earlier versions do not send it.
  imageAlt: string().default(''),
});

const seenBlock = shownBlock.shape({ formatted: string() });

const shownBasicInfo = replySchema(basicInfoFields);
const shownSocialMedia = replySchema(socialMediaFields);

const shownSlide = object({ image: string().defined(), caption: string().defined(), link: string() });

export const labInfo = shownBasicInfo.shape({
  socialMedia: shownSocialMedia.required(),
  ...ofBlocks(shownBlock.required()),
  carousel: array().of(shownSlide).required(),
  paperCount: number(),
  /**
   * Members of the team, the year of the oldest work, and the positions that are open; left out where there
   * are none.
   */
  memberCount: number(),
  firstYear: number(),
  openPositions: number(),
  /** *About* leaves out blocks without content, instead of saying that there is nothing: decision 046. */
  hidesEmpty: boolean(),
});

const blockText = object({ text: string().defined(), html: string().defined() })
  .optional()
  .default(undefined);

/** Of the blocks that were written in the editor. */
export const blockTexts = object(ofBlocks(blockText));

/** Each PATCH holds what the admin has seen (`before`), so that nobody's change is overwritten unseen. */
/** What is left out stays, except the name, which no body lacks. */
export const editBasicInfo = mayLeaveOut(basicInfo).shape({
  name: requiredText(labInfoTexts.name, limits.name),
  before: shownBasicInfo.optional().default(undefined),
});
export const editSocialMedia = socialMedia.shape({
  before: shownSocialMedia.optional().default(undefined),
});
/** Blocks that are left out stay unchanged. */
export const editLabBlocks = object({
  ...ofBlocks(labBlock.optional().default(undefined)),
  before: object(ofBlocks(seenBlock.optional().default(undefined)))
    .optional()
    .default(undefined),
});
export const editCarousel = carousel.shape({ before: list(shownSlide, limits.carousel).optional() });

export type BasicInfo = InferType<typeof basicInfo>;
export type LabBlock = InferType<typeof labBlock>;
export type BlockTexts = InferType<typeof blockTexts>;
export type LabInfo = InferType<typeof labInfo>;
