import { array, boolean, type InferType, object, string } from 'yup';
import { text } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { pressLogos } from './files.ts';
import { pressLicences } from './licences.ts';
import { pressPortraitTexts } from './portrait/texts.ts';

const own = pressPortraitTexts;

const licence = string().oneOf(pressLicences);

/** GET /press: what a lab and its members give to the press. */
export const pressKit = object({
  contact: object({
    name: string().defined(),
    email: string().defined(),
    phone: string().defined(),
    note: string().defined(),
  }),
  logos: array()
    .of(object({ logo: string().oneOf(pressLogos).required(), image: string().required() }))
    .required(),
  portraits: array()
    .of(
      object({
        _id: string().required(),
        name: string().defined(),
        role: string().defined(),
        image: string().required(),
        credit: string().defined(),
        licence: licence.required(),
      }),
    )
    .required(),
});

/** What the caller allows the press to do with which portrait; without a choice it is nothing. */
export const ownPressPortrait = object({
  onTeam: boolean().required(),
  /** The portrait that they may offer: one that they show and that is stored here. */
  image: string().defined(),
  offered: boolean().required(),
  credit: string().defined(),
  licence: licence.required(),
});

export const editPressPortrait = object({
  image: text(own.title, limits.url).defined(),
  offered: boolean().typeError(own.unknown).required(),
  credit: text(own.credit, limits.name)
    .defined()
    .test('credit', own.noCredit, (value, { parent }) => Boolean(value) || !parent.offered),
  licence: licence.typeError(own.unknown).required(own.unknown),
});

export type PressKit = InferType<typeof pressKit>;
export type OwnPressPortrait = InferType<typeof ownPressPortrait>;
export type EditPressPortrait = InferType<typeof editPressPortrait>;
