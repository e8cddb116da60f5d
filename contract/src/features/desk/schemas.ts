import { array, boolean, type InferType, number, object, string } from 'yup';

/** How many records wait and the time of the oldest one; null if none waits. */
const waiting = object({ count: number().required(), oldest: string().nullable().defined() }).required();

export const overview = object({
  applications: waiting,
  papers: waiting,
  messages: waiting,
  barriers: waiting,
  users: number().required(),
});

export const removals = array()
  .of(
    object({
      /** Kind and id of the deleted record. */
      _id: string().required(),
      kind: string().required(),
      id: string().required(),
      name: string().defined(),
      createdAt: string().required(),
      expiresAt: string().required(),
    }),
  )
  .required();

export const restored = object({ restored: boolean().required() });

export type Removal = InferType<typeof removals>[number];
export type Overview = InferType<typeof overview>;
export type Waiting = InferType<typeof waiting>;
