import { array, type InferType, object, string } from 'yup';
import { image, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { collaboratorTexts } from './texts.ts';

const { form, validation } = collaboratorTexts;

export const collaboratorForm = object({
  name: requiredText(form.name, limits.title, validation.name),
  logo: image(form.logo).required(validation.logo),
});

export const collaborator = object({
  _id: string().required(),
  name: string().defined(),
  logo: string().defined(),
});
/** PATCH: with what the writer saw `before`, so that nobody's change is written over unseen. */
export const editCollaborator = collaboratorForm.shape({
  before: collaborator.omit(['_id']).optional().default(undefined),
});

export const collaborators = array().of(collaborator).required();

export type CollaboratorForm = InferType<typeof collaboratorForm>;
export type Collaborator = InferType<typeof collaborator>;
