import { array, type InferType, number, object, string } from 'yup';
import { archiveStates, trialStates } from './states.ts';

export const archive = object({
  _id: string().required(),
  state: string().oneOf(archiveStates).required(),
  /** The email of the admin who began it. */
  by: string().defined(),
  createdAt: string().required(),
  /** How many records and files are in it, and how many there will be; 0 until they are counted. */
  done: number().required(),
  total: number().required(),
  /** The size of the file; 0 until it is whole. */
  bytes: number().required(),
  /** How many of the files were hidden or deleted before they were read; they are not in it. */
  gone: number().required(),
  /** Whoever has this address can download the file; empty until it is whole. */
  address: string().defined(),
  trial: string().oneOf(trialStates).defined(),
});
export const archives = array().of(archive).required();

/** Empty where it has never happened. */
export const lastArchive = object({
  exportedAt: string().defined(),
  bytes: number().required(),
  triedAt: string().defined(),
  tried: string().oneOf(trialStates).defined(),
  /** What came back, or in a sentence why it could not be restored. */
  says: string().defined(),
});

export type Archive = InferType<typeof archive>;
export type LastArchive = InferType<typeof lastArchive>;
