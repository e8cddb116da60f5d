/** Reads a site with the reader of the program that it was made with. */
import type { Site } from './description.ts';
import { readHtmlSite } from './html/read-site.ts';
import { readHugoSite } from './hugo/read-site.ts';
import { readJekyllSite } from './jekyll/read-site.ts';
import type { Progress } from './progress.ts';
import { readPulledSite } from './pulled/read-pulled.ts';
import type { Program } from './source/programs.ts';
import type { Source } from './source/source.ts';
import { readWordPressSite } from './wordpress/read-site.ts';

const readers: Record<Program, (source: Source, progress: Progress) => Promise<Site>> = {
  jekyll: readJekyllSite,
  hugo: readHugoSite,
  wordpress: readWordPressSite,
  pull: readPulledSite,
  html: readHtmlSite,
};

export const readSite = (source: Source, progress: Progress): Promise<Site> =>
  readers[source.program](source, progress);
