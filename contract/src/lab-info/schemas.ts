import { array, type InferType, number, object, string } from 'yup';
import { email, image, prose, requiredText, text, url } from '../fields.ts';
import { limits } from '../limits.ts';
import { fieldTexts } from '../texts.ts';
import { labInfoTexts } from './texts.ts';

/** PATCH /basicInfo, and the form that sends it. */
export const basicInfo = object({
  name: requiredText(labInfoTexts.name, limits.name),
  phone: requiredText(labInfoTexts.phone, limits.phone),
  email: email().required(fieldTexts.required(labInfoTexts.email)),
  location: requiredText(labInfoTexts.location, limits.location),
});

export const socialMedia = object({
  whatsApp: url(labInfoTexts.social.whatsApp),
  facebook: url(labInfoTexts.social.facebook),
  X: url(labInfoTexts.social.X),
  linkedIn: url(labInfoTexts.social.linkedIn),
});

export const labBlock = object({
  name: requiredText(labInfoTexts.blockName, limits.title),
  details: prose(labInfoTexts.details, limits.prose),
  image: image(labInfoTexts.image),
});

/** Any of the four; a block that is left out stays as it is. */
export const labBlocks = object({
  overView: labBlock.optional().default(undefined),
  mission: labBlock.optional().default(undefined),
  history: labBlock.optional().default(undefined),
  vision: labBlock.optional().default(undefined),
});

export const slide = object({
  image: image(labInfoTexts.image).required(fieldTexts.image),
  caption: text(labInfoTexts.caption, limits.caption),
});

export const carousel = object({
  carousel: array()
    .of(slide)
    .typeError(labInfoTexts.carouselCount)
    .required(labInfoTexts.carouselCount)
    .length(limits.carousel, labInfoTexts.carouselCount),
});

const shownBlock = object({
  name: string().defined(),
  details: string().defined(),
  image: string().defined(),
});

export const labInfo = object({
  name: string().defined(),
  email: string().defined(),
  phone: string().defined(),
  location: string().defined(),
  socialMedia: object({
    facebook: string().defined(),
    linkedIn: string().defined(),
    X: string().defined(),
    whatsApp: string().defined(),
  }).required(),
  overView: shownBlock.required(),
  mission: shownBlock.required(),
  history: shownBlock.required(),
  vision: shownBlock.required(),
  carousel: array()
    .of(object({ image: string().defined(), caption: string().defined() }))
    .required(),
  /** How many papers are published in all. */
  paperCount: number(),
});

export type BasicInfo = InferType<typeof basicInfo>;
export type SocialMedia = InferType<typeof socialMedia>;
export type LabBlock = InferType<typeof labBlock>;
export type LabInfo = InferType<typeof labInfo>;
