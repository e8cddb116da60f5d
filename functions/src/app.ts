import { serve } from './http/serve.ts';
import { mounted } from './mounted.ts';

export const app = serve(mounted);
