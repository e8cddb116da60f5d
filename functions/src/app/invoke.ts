/** Calls public endpoints without HTTP, for the pages that this process renders. */
import { invokeFrom } from '../core/http/invoke.ts';
import { mounted } from './mounted.ts';

export const invoke = invokeFrom(mounted);
