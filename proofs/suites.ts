import { yauzlFiles, zipSlip } from './archives/zip-files.ts';
import { schemaOrg } from './found/schema-org.ts';
import { schemarama } from './found/schemarama.ts';
import { scholar } from './found/scholar.ts';
import { zotero } from './found/zotero.ts';
import { anystyle } from './in/anystyle.ts';
import { bolognese } from './in/bolognese.ts';
import { citationFileFormat } from './in/citation-file-format.ts';
import { csvSpectrum } from './in/csv-spectrum.ts';
import { edtf } from './in/edtf.ts';
import { exifSamples } from './in/exif-samples.ts';
import { namae } from './in/namae.ts';
import { zoteroImport } from './in/zotero-import.ts';
import { csl } from './out/csl.ts';
import { feedValidator } from './out/feedvalidator.ts';
import { icalJs } from './out/ical.ts';
import { libreOffice } from './out/libreoffice.ts';
import { vcards } from './out/vcards.ts';
import { htmlValidate } from './pages/html-validate.ts';
import { httpObservatory } from './pages/http-observatory.ts';
import { nuChecker } from './pages/nu-checker.ts';
import type { Suite } from './suite.ts';
import { commonMark, gfm } from './text/markdown.ts';
import { naughtyPlaces } from './text/naughty-places.ts';
import { naughtyStrings } from './text/naughty-strings.ts';
import { sanitisers } from './text/sanitisers.ts';

/** In the order of the page. */
export const suites: Suite[] = [
  zotero,
  scholar,
  schemaOrg,
  schemarama,
  zoteroImport,
  bolognese,
  namae,
  anystyle,
  edtf,
  citationFileFormat,
  csvSpectrum,
  exifSamples,
  feedValidator,
  icalJs,
  vcards,
  csl,
  libreOffice,
  commonMark,
  gfm,
  naughtyStrings,
  naughtyPlaces,
  ...sanitisers,
  nuChecker,
  htmlValidate,
  httpObservatory,
  yauzlFiles,
  zipSlip,
];
