/** Public endpoints without HTTP, for the pages that are rendered in this process. */
import { invokeFrom } from './http/invoke.ts';
import { mounted } from './mounted.ts';

export const invoke = invokeFrom(mounted);
