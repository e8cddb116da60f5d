import { array, type InferType, number, object, string } from 'yup';
import { pdfFlaws } from './look.ts';

export const pdfQuery = object({ cursor: string().max(1_000) });

const flawedPdf = object({
  file: string().required(),
  /** Of the work that it belongs to; empty where there is none. */
  paperId: string().defined(),
  title: string().defined(),
  flaws: array().of(string().oneOf(pdfFlaws).required()).required(),
});

export const flawedPdfs = object({
  files: array().of(flawedPdf).required(),
  looked: number().required(),
  waiting: number().required(),
  /** Where the next files begin. */
  cursor: string().defined(),
});

export type FlawedPdf = InferType<typeof flawedPdf>;
