import { array, type InferType, number, object, string } from 'yup';
import { renderedFormulas } from '../../core/math/schemas.ts';

/** What visitors read. */
export const publishedPage = object({
  _id: string().required(),
  title: string().defined(),
  address: string().required(),
  html: string().defined(),
  lead: string().defined(),
  drawn: renderedFormulas,
});

/** For programs that take the page elsewhere. */
export const publishedText = object({
  _id: string().required(),
  title: string().defined(),
  address: string().required(),
  text: string().defined(),
});

const menuPage = object({
  title: string().defined(),
  address: string().required(),
  place: string()
    .oneOf(['menu', 'footer'] as const)
    .required(),
});
export const menuPages = array().of(menuPage).required();

const versionInBrief = object({
  number: number().required(),
  title: string().defined(),
  savedAt: string().required(),
  /** Empty if the account is deleted. */
  savedByName: string().defined(),
});
/** The newest first. */
export const pageVersions = array().of(versionInBrief).required();

export const pageVersion = versionInBrief.shape({ text: string().defined(), html: string().defined() });

export type PublishedPage = InferType<typeof publishedPage>;
export type PublishedText = InferType<typeof publishedText>;
export type MenuPage = InferType<typeof menuPage>;
