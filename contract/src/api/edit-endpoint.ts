import type { Schema } from 'yup';
import { endpoint } from './endpoint.ts';
import type { Right } from './rights.ts';

type Lazy<Value> = () => Promise<Schema<Value>>;

/** Endpoints that change a global: a record of which there is one, such as the look of the site. */
export const editEndpoint =
  <Reply>(needs: Right, reply: Lazy<Reply>) =>
  <const Path extends string, Body>(path: Path, summary: string, body: Lazy<Body>) =>
    endpoint('PATCH', path, { needs, summary, body, reply });
