import type { DemoPaper } from '../shapes.ts';

export const imagingAndMicroscopy: DemoPaper[] = [
  {
    id: 'microscope-for-the-boat',
    title: 'A microscope for the boat',
    date: '2016-08-30',
    by: 'director',
    authors: ['Sunniva Grayling', 'Adaeze Nwokobia', 'Isamu Kurohane'],
    publisher: 'Transactions on Small Instruments',
    picture: true,
    details:
      'Plankton do not like to be carried ashore. We describe a holographic microscope without lenses that works on a rolling deck: a laser diode, a flow cell, a camera and a computer that puts things into focus afterwards. It counts and classifies 4,000 organisms a minute, of which it is wrong about one in thirty, and it fits into a bread box.',
    links: {
      code: 'https://code.example/kestrel/bread-box',
      video: 'https://video.example/kestrel/bread-box',
    },
  },
  {
    id: 'dose-that-cells-forgive',
    title: 'The dose that cells forgive',
    date: '2018-11-13',
    by: 'director',
    authors: ['Mirelle Oduya-Strand', 'Théophane Duvallon', 'Ngaio Ashbourne'],
    publisher: 'Seeing',
    picture: true,
    details:
      'Every image of a living cell harms it a little. How much is too much? We filmed the division of 9,200 yeast and kelp cells under light doses spanning four decades and looked for the smallest change in timing. Below 3 J/cm² at 561 nm no effect is seen, and we can exclude one larger than 1 %. Above it the second division is late, although the first is not: cells keep a record. We recommend judging a microscope by its grandchildren.',
    pdf: true,
  },
  {
    id: 'uncertainty-in-every-pixel',
    title: 'An error bar for every pixel',
    date: '2020-06-09',
    by: 'director',
    authors: ['Mirelle Oduya-Strand', 'Jaromír Větrovský', 'Ngaio Ashbourne'],
    publisher: 'Machine Methods in Matter',
    picture: true,
    details:
      'Networks that restore noisy pictures produce beautiful cells whether or not there were any. We train such a network to predict a distribution instead of a value and calibrate it by conformal prediction, so that a stated interval contains the truth in 90 % of pixels for any data set whose noise resembles that of the calibration. Structures that the network merely imagined light up in the map of uncertainty. In a blind test, biologists given that map drew 70 % fewer wrong conclusions, and were 15 % slower.',
    links: {
      code: 'https://code.example/kestrel/error-bars',
      data: 'https://data.example/kestrel/error-bars',
    },
  },
  {
    id: 'longest-title',
    title:
      'Simultaneous reconstruction of refractive index, absorption, flow velocity and membrane tension in dividing kelp cells from a single, heavily undersampled and purposely defocused holographic film clip',
    date: '2021-07-27',
    by: 'director',
    authors: ['Ngaio Ashbourne', 'Mirelle Oduya-Strand', 'Théophane Duvallon', 'Rafael Quintalves'],
    publisher: 'Seeing',
    picture: true,
    details:
      'The title says it. Four quantities that are usually measured by four instruments are recovered from one film because they leave different traces in how the pattern of diffraction evolves. The inverse problem is solved by alternating between a wave model and an elastic one; it converges in all 300 synthetic cases and agrees with independent measurements in the 24 cases in which such measurements are possible.',
  },
  {
    id: 'electron-pictures-of-ice',
    type: 'conference',
    bookTitle: 'Proceedings of the Twelfth Meeting on Small Things Seen',
    event: 'Small Things Seen 2022',
    pages: '45-52',
    editors: ['Ottoline Brandsæter'],
    title: 'Ice that is not there: artefacts in electron images of frozen samples',
    date: '2022-03-22',
    by: 'director',
    authors: ['Théophane Duvallon', 'Mirelle Oduya-Strand'],
    publisher: 'Seeing',
    details:
      'Some crystalline ice seen in cryo-electron microscopy forms in the microscope, after the picture has been focused and before it is taken. We show how to recognise it from the first two frames, and offer a plug-in that throws them away.',
    links: { code: 'https://code.example/kestrel/not-there' },
  },
  {
    id: 'school-microscope-survey',
    type: 'report',
    institution: 'Kestrel Point Laboratory',
    issue: '7',
    doi: '',
    title: 'What 212 school classes saw in one drop: a survey of harbour plankton with cardboard microscopes',
    date: '2023-10-03',
    by: 'fieldwork',
    authors: ['Sunniva Grayling', 'Wren Adeyelu', 'Saoirse Nic Dubhthaí', 'Mirelle Oduya-Strand'],
    publisher: '',
    picture: true,
    details:
      'We sent folding microscopes to 212 school classes along the coast and asked them to look at sea water every Friday. Five thousand pupils contributed 61,340 pictures. Compared with professional counts their data are noisier, far more frequent and no more biased. They documented the spread of a dinoflagellate northwards eleven weeks before the monitoring programme did. The winning drawing is on the cover.',
    pdf: true,
    links: {
      data: 'https://data.example/kestrel/one-drop',
      poster: 'https://posters.example/kestrel/one-drop',
      slides: 'https://slides.example/kestrel/one-drop',
    },
  },
  {
    id: 'sheet-of-slow-light',
    selected: true,
    title: 'Three weeks in a sheet of light: regeneration of a brittle star’s arm without interruption',
    date: '2025-01-28',
    by: 'director',
    authors: ['Mirelle Oduya-Strand', 'Ngaio Ashbourne', 'Pilvi Harmaanen', 'Cillian Fearnmoor'],
    publisher: 'Seeing',
    picture: true,
    details:
      'A brittle star regrows a lost arm in three weeks. We filmed the whole of it, one volume every ninety seconds, with a light sheet whose intensity follows what is needed at each place. From 19,600 volumes we trace 2,300 cells backwards to the wound. Most of the new arm descends from fewer than forty of them, which arrive during the first night and then do nothing for five days.\n\nThe film, all code and the design of the instrument are available. The animal is well and was returned to the rock from which it came.',
    pdf: true,
    links: {
      video: 'https://video.example/kestrel/brittle-star',
      code: 'https://code.example/kestrel/slow-sheet',
    },
  },
  {
    id: 'colour-blind-maps',
    type: 'software',
    version: '2.1.0',
    licence: 'MIT',
    title: 'Maps for all eyes: perceptually even colour scales made for microscopes',
    date: '2026-02-10',
    by: 'assistant',
    authors: ['Ngaio Ashbourne', 'Chiamaka Obiyor', 'Mirelle Oduya-Strand'],
    publisher: '',
    picture: true,
    details:
      'One reader in twenty cannot tell the red channel from the green. We construct nine pairs and four triples of colours for overlays that remain distinct under the three common deficiencies, in print and on cheap projectors, and prove that no quadruple exists under the same demands. A table of numbers is all one needs.',
  },
];
