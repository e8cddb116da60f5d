import type { DemoArea } from './shapes.ts';

export const areas: DemoArea[] = [
  {
    id: 'computational-materials',
    departmentName: 'Computational Materials',
    details:
      'We ask what a material will do before anyone has made it. Starting from the motion of electrons and ions we predict how crystals store energy, where they crack and why a single missing atom can matter more than a thousand that are in place. Most of our models run on the small cluster in the old net loft, and every one of them is compared with a sample that somebody has held in their hand.',
    subDepartments: [
      {
        name: 'Defects and Interfaces',
        description:
          'Vacancies, grain boundaries and the first three layers of atoms at a surface: the places where a material stops being a textbook drawing.',
      },
      {
        name: 'Solid Electrolytes',
        description:
          'Ceramics and glasses in which lithium or sodium moves almost as freely as in a liquid, and what stops it when it does not.',
      },
      {
        name: 'Learned Potentials',
        description:
          'Force fields trained on quantum calculations, with an honest error bar for every atom and a warning when they are asked something new.',
      },
    ],
  },
  {
    id: 'molecular-biophysics',
    departmentName: 'Molecular Biophysics',
    details:
      'Proteins fold, slip, walk and let go. We watch single molecules do so, one at a time, with optical tweezers and fluorescence, and build models that are no more complicated than the data can carry. Our samples come from ordinary yeast, from cold-water mussels and from the wet laboratory two doors down.',
    subDepartments: [
      {
        name: 'Single-Molecule Mechanics',
        description:
          'Forces of a few piconewtons on one molecule: how bonds age under load and how motors choose their next step.',
      },
      {
        name: 'Underwater Adhesion',
        description:
          'Why mussels hold on to wet rock in a storm, and how much of the recipe can be borrowed.',
      },
    ],
  },
  {
    id: 'environmental-sensing',
    departmentName: 'Environmental Sensing',
    details:
      'Sixty instruments stand in the estuary, on the breakwater and on eleven roofs of the town. They listen to tides, dust, noise and salt, run for a year on what a cloudy winter gives them, and publish every reading within ten minutes. We design them, repair them by boat and worry about their calibration.',
    subDepartments: [
      {
        name: 'Estuary Network',
        description:
          'Water level, salinity and turbidity at twenty-two stations between the weir and the open sea.',
      },
      {
        name: 'Air over the Harbour',
        description: 'Low-cost particle and ozone sensors, and the statistics that make them trustworthy.',
      },
      {
        name: 'Low-Power Instruments',
        description: 'Circuits and radios that live on a coin cell, salt spray and patience.',
      },
    ],
  },
  {
    id: 'complex-networks',
    departmentName: 'Complex Networks',
    details:
      'Ferries, power lines, food webs and citations share one language: nodes, links and what flows along them. We study how such systems fail, how they recover, and how little of them one must observe to know the rest.',
    subDepartments: [
      {
        name: 'Robustness and Recovery',
        description: 'Which links to repair first after a storm, when the budget pays for three.',
      },
      {
        name: 'Inference from Fragments',
        description: 'Recovering the shape of a network from partial, late and wrong observations.',
      },
    ],
  },
  {
    id: 'light-and-matter',
    departmentName: 'Light and Matter',
    details:
      'In a basement cut into the rock, where the temperature changes by a hundredth of a degree a day, we trap light in cavities thinner than a hair and let it talk to atoms, membranes and molecules. The aim is measurement at the limit that nature allows, with apparatus that fits on a kitchen table.',
    subDepartments: [
      {
        name: 'Cavity Optomechanics',
        description: 'Membranes that can feel the push of a few hundred photons.',
      },
      {
        name: 'Tabletop Spectroscopy',
        description: 'Frequency combs for gases, glaciers and breath.',
      },
    ],
  },
  {
    id: 'imaging-and-microscopy',
    departmentName: 'Imaging and Microscopy',
    details:
      'A microscope is a question asked with light or electrons. We build instruments that ask gentler questions, and algorithms that know the difference between what they saw and what they would like to have seen.',
    subDepartments: [
      {
        name: 'Gentle Light',
        description: 'Imaging living cells for days at a dose that does not change what they do.',
      },
      {
        name: 'Computational Reconstruction',
        description: 'From scattered, noisy and missing data to pictures with stated uncertainty.',
      },
      {
        name: 'Field Microscopes',
        description: 'Robust instruments for boats, classrooms and clinics.',
      },
    ],
  },
  {
    id: 'waves-and-flows',
    departmentName: 'Waves and Flows',
    details:
      'From ripples in a cup to swell that has crossed an ocean: we prove theorems about waves, check them in a twelve-metre flume, and check the flume against the sea outside the window. Turbulence, rogue waves and sediment keep us busy.',
    subDepartments: [
      {
        name: 'Nonlinear Waves',
        description: 'Solitons, breathers and the rare wave that is twice as high as its neighbours.',
      },
      {
        name: 'Sediment and Turbulence',
        description: 'How a current lifts, carries and lays down sand.',
      },
    ],
  },
  {
    id: 'heritage-and-language',
    departmentName: 'Heritage and Language',
    details:
      'Old letters, damaged papyri, inscriptions worn by rain: we read what can still be read, with spectral cameras and with models of language that say how sure they are. The work is done with archives in five countries and always in the scripts of the sources.',
    subDepartments: [
      {
        name: 'Spectral Imaging of Documents',
        description: 'Inks that have faded for the eye, but not in the infrared.',
      },
      {
        name: 'Small-Corpus Linguistics',
        description: 'Methods for languages of which only a few thousand words survive.',
      },
    ],
  },
];
