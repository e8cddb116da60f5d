import { array, boolean, mixed, object, type Schema, string } from 'yup';
import { recordSchema } from '../../core/content/schemas.ts';
import { memberResourceKind } from './kind.ts';

const inBrief = object({
  _id: string().required(),
  title: string().defined(),
  type: string().required(),
  summary: string().defined(),
  date: string().defined(),
});

export const memberResources = array().of(inBrief).required();

export const memberResource = recordSchema(memberResourceKind);

export const anyForMembers = object({ any: boolean().required() });

export const moved = object({ success: boolean().required() });

/** The bytes of a file. */
export const pdfBytes: Schema<Blob> = mixed<Blob>().required();
