import { boolean, type InferType, number, object, string } from 'yup';

/** How much waits, and since when the oldest of it does; null where nothing waits. */
const waiting = object({ count: number().required(), oldest: string().nullable().defined() }).required();

export const overview = object({
  applications: waiting,
  papers: waiting,
  messages: waiting,
  users: number().required(),
});

export const restored = object({ restored: boolean().required() });

export type Overview = InferType<typeof overview>;
export type Waiting = InferType<typeof waiting>;
