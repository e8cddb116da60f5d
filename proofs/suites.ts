import { csvSpectrum } from './in/csv-spectrum.ts';
import type { Suite } from './suite.ts';

/** In the order of the page. */
export const suites: Suite[] = [csvSpectrum];
