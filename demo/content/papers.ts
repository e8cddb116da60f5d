import { complexNetworks } from './papers/complex-networks.ts';
import { computationalMaterials } from './papers/computational-materials.ts';
import { environmentalSensing } from './papers/environmental-sensing.ts';
import { heritageAndLanguage } from './papers/heritage-and-language.ts';
import { imagingAndMicroscopy } from './papers/imaging-and-microscopy.ts';
import { lightAndMatter } from './papers/light-and-matter.ts';
import { molecularBiophysics } from './papers/molecular-biophysics.ts';
import { wavesAndFlows } from './papers/waves-and-flows.ts';
import type { DemoPaper, DemoWork } from './shapes.ts';

const byArea: Record<string, DemoPaper[]> = {
  'Computational Materials': computationalMaterials,
  'Molecular Biophysics': molecularBiophysics,
  'Environmental Sensing': environmentalSensing,
  'Complex Networks': complexNetworks,
  'Light and Matter': lightAndMatter,
  'Imaging and Microscopy': imagingAndMicroscopy,
  'Waves and Flows': wavesAndFlows,
  'Heritage and Language': heritageAndLanguage,
};

/** Every published paper, oldest first, the order in which DOIs are numbered. */
export const papers: DemoWork[] = Object.entries(byArea)
  .flatMap(([category, written]) => written.map((paper) => ({ ...paper, category })))
  .sort((a, b) => a.date.localeCompare(b.date))
  .map((paper, index) => ({
    ...paper,
    doi: paper.doi ?? `10.5555/kpl.${paper.date.slice(0, 4)}.${String(index + 1).padStart(3, '0')}`,
  }));
