import { array, boolean, type InferType, object, string } from 'yup';
import { paging, requiredProse, requiredText } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { messageTexts } from './texts.ts';

const { form, manage, errors } = messageTexts;

export const messageForm = object({
  name: requiredText(form.name, limits.name),
  phone: requiredText(form.phone, limits.phone),
  message: requiredProse(form.message, limits.message),
});

/**
 * POST /contacts: accepts the fields themselves, or inside `data` as the specification's client sends them.
 */
export const sendMessage = messageForm.transform((value: unknown, body: unknown) =>
  body !== null && typeof body === 'object' && 'data' in body ? body.data : value,
);

export const replyToMessage = object({
  _id: string().required(errors.gone).typeError(errors.gone),
  replay: requiredProse(manage.reply, limits.message, manage.replyRequired),
});

export const messagesQuery = object({ unanswered: boolean(), ...paging });

/** The spelling `replay` for the admin's reply is fixed: docs/specification.md#records. */
export const message = object({
  _id: string().required(),
  name: string().defined(),
  email: string().defined(),
  phone: string().defined(),
  message: string().defined(),
  replay: string().defined(),
  createdAt: string().required(),
});
export const messages = array().of(message).required();

export type MessageForm = InferType<typeof messageForm>;
export type Message = InferType<typeof message>;
