import { array, type InferType, number, object, string } from 'yup';
import { outputList } from '../outputs/schemas.ts';
import { papersByYear, selectedPapers } from '../papers/schemas.ts';
import { type WorkType, workTypes } from '../papers/types.ts';

/** As in `Term`: the id of a role, and what the person was called if not by the name of the role. */
const role = { role: string().defined(), title: string().defined() };

const personOfYear = object({
  _id: string().required(),
  name: string().defined(),
  ...role,
  /** As precise as it is known. */
  date: string().required(),
  /** Where somebody went who left. */
  next: string(),
});

export const year = object({
  year: string().required(),
  /** The newest, and so many that a page stays readable. */
  works: selectedPapers,
  /** Of all works of the year. */
  types: array()
    .of(object({ type: string<WorkType>().oneOf(workTypes).required(), count: number().required() }))
    .required(),
  /** Of years that have a page. */
  byYear: papersByYear,
  came: array().of(personOfYear).required(),
  left: array().of(personOfYear).required(),
  /** Everybody who was here at some time of the year, by the last role that they had in it. */
  here: array()
    .of(object({ ...role, count: number().required() }))
    .required(),
  made: outputList,
  events: array()
    .of(
      object({
        _id: string().required(),
        title: string().defined(),
        start: string().defined(),
        end: string().defined(),
      }),
    )
    .required(),
  eventCount: number().required(),
  news: number().required(),
  /** The nearest years of which there is a page. */
  previous: string(),
  next: string(),
});

export type Year = InferType<typeof year>;
