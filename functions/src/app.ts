import { takeBodiesRaw } from './http/body.ts';
import { serve } from './http/serve.ts';
import { mounted } from './mounted.ts';

takeBodiesRaw();

export const app = serve(mounted);
