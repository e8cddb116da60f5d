import { array, type InferType, object, string } from 'yup';
import { image, requiredProse, requiredText, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { fieldTexts } from '../texts.ts';
import { areaDeskTexts, areaTexts } from './texts.ts';

const { form, validation } = areaTexts;

export const areaForm = object({
  departmentName: requiredText(form.departmentName, limits.title, validation.departmentName),
  details: requiredProse(form.details, limits.prose, validation.details),
  image: image(form.image).required(validation.image),
  subDepartments: array()
    .of(
      object({
        name: requiredText(form.subName, limits.title),
        description: requiredProse(form.subDescription, limits.prose),
      }),
    )
    .typeError(fieldTexts.wrongType(areaTexts.subDepartments))
    .max(limits.subDepartments, fieldTexts.tooMany(areaTexts.subDepartments, limits.subDepartments)),
});

/** DELETE: the area that everything in this one belongs to from then on. */
export const deleteArea = object({ moveTo: text(areaDeskTexts.removal.target, limits.url) });

export const area = object({
  _id: string().required(),
  departmentName: string().defined(),
  details: string().defined(),
  image: string().defined(),
  subDepartments: array()
    .of(object({ name: string().defined(), description: string().defined() }))
    .required(),
});
/** PATCH: with what the writer saw `before`, so that nobody's change is written over unseen. */
export const editArea = areaForm.shape({ before: area.omit(['_id']).optional().default(undefined) });

export const areas = array().of(area).required();

/** As the home page and the filter of papers show it. */
const briefArea = object({
  _id: string().required(),
  departmentName: string().defined(),
  details: string().defined(),
  /** Links by these still lead to it. */
  formerNames: array().of(string().defined()),
});
export const briefAreas = array().of(briefArea).required();

export type AreaForm = InferType<typeof areaForm>;
export type Area = InferType<typeof area>;
export type BriefArea = InferType<typeof briefArea>;
