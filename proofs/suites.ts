import { yauzlFiles, zipSlip } from './archives/zip-files.ts';
import { schemaOrg } from './found/schema-org.ts';
import { scholar } from './found/scholar.ts';
import { csvSpectrum } from './in/csv-spectrum.ts';
import type { Suite } from './suite.ts';
import { commonMark, gfm } from './text/markdown.ts';

/** In the order of the page. */
export const suites: Suite[] = [scholar, schemaOrg, csvSpectrum, commonMark, gfm, yauzlFiles, zipSlip];
