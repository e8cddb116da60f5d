import type { DemoPaper } from '../shapes.ts';

export const computationalMaterials: DemoPaper[] = [
  {
    id: 'one-missing-atom',
    title: 'What one missing atom does to a million others',
    date: '2015-03-11',
    by: 'admin',
    authors: ['Ottoline Brandsæter', 'Ines Falkenrath'],
    publisher: 'Northern Letters in Materials',
    picture: true,
    details:
      'Removing a single atom from a crystal changes the positions of its neighbours, and those of theirs. We measure how far this influence reaches in eleven oxides with a combination of quantum calculations and an elastic continuum model. In nine of them the displacement decays as 1/r², as expected. In the remaining two, both of them soft in one direction, it decays hardly at all within the plane, so that vacancies at a distance of forty cells still repel one another. The practical consequence is that calculations on small cells overestimate vacancy formation energies by up to 0.4 eV. We give a correction that needs nothing but the elastic constants.',
    pdf: true,
    links: { code: 'https://code.example/kestrel/one-missing-atom' },
  },
  {
    id: 'grain-boundaries-as-highways',
    title: 'Grain boundaries as highways and as walls',
    date: '2016-06-02',
    by: 'admin',
    authors: ['Ines Falkenrath', 'Ludo Peerboom', 'Ottoline Brandsæter'],
    publisher: 'Annals of Interfaces',
    picture: true,
    details:
      'The same ceramic may conduct ions well or badly depending on how its grains meet. From simulations of 212 boundaries we find that the excess volume of a boundary predicts its resistance better than the misorientation angle does (rank correlation 0.81 against 0.32). Boundaries with little excess volume are walls; a narrow class with much of it are highways along which ions move faster than in the crystal itself.',
  },
  {
    id: 'sodium-glass-short-paths',
    title: 'Short paths through disordered glass: how sodium finds its way',
    date: '2018-01-23',
    by: 'admin',
    authors: ['Ines Falkenrath', 'Amrei Holtkamp-Ruiz', 'Dagfinn Ulvestad', 'Ottoline Brandsæter'],
    publisher: 'Journal of Ionic Solids',
    picture: true,
    details:
      'In a glass no two sites are alike, and yet conduction is dominated by a small backbone of easy jumps. We extract this backbone from molecular dynamics as the minimum spanning tree of residence times. Only seven per cent of the sites carry ninety per cent of the current. Doping that leaves the backbone untouched costs no conductivity at all, which explains three puzzling results in the literature and suggests compositions that are both tougher and faster.',
    links: { data: 'https://data.example/kestrel/sodium-backbone' },
  },
  {
    id: 'potentials-that-know-when-to-stop',
    title: 'Learned potentials that know when to stop',
    date: '2020-11-05',
    by: 'writer',
    authors: ['Jaromír Větrovský', 'Ines Falkenrath', 'Thandeka Mokgosi-Lind'],
    publisher: 'Machine Methods in Matter',
    picture: true,
    details:
      'A learned force field answers every question, including those it has no business answering. We equip one with a calibrated measure of its own ignorance: an ensemble of eight cheap read-out layers on a shared body, whose disagreement is turned into an error bar by isotonic regression on held-out forces. During a simulation, atoms whose error bar exceeds 0.15 eV/Å are handed to a quantum calculation, and the result is added to the training set.\n\nOver a nanosecond of melting, two hundred calculations suffice. Without the stop the same simulation produced a crystal structure that does not exist, with a perfectly smooth energy and no sign of trouble. We argue that reporting average errors on a random split should no longer be accepted as a test.',
    pdf: true,
    links: {
      code: 'https://code.example/kestrel/potentials',
      data: 'https://data.example/kestrel/melting',
      slides: 'https://slides.example/kestrel/know-when-to-stop',
    },
  },
  {
    id: 'cracks-in-thin-ceramics',
    title: 'Why thin ceramics crack on Mondays: humidity, rest and slow fracture',
    date: '2021-09-14',
    by: 'writer',
    authors: ['Jaromír Větrovský', 'Amrei Holtkamp-Ruiz', 'Ines Falkenrath'],
    publisher: 'Northern Letters in Materials',
    picture: true,
    details:
      'Samples tested after a weekend failed at loads eleven per cent lower than those tested on other days. The cause was neither superstition nor the operator, but water: two days at rest in moist air let it reach the crack tips. We model the transport, confirm it by neutron reflectometry and propose a drying step of forty minutes that removes the effect (p < 0.001, n = 96).',
  },
  {
    id: 'anharmonic-oxide-library',
    type: 'dataset',
    version: '1.2',
    licence: 'CC BY 4.0',
    title: 'An open library of anharmonic vibrations in 1,024 oxides',
    date: '2023-02-28',
    by: 'writer',
    authors: [
      'Jaromír Větrovský',
      'Thandeka Mokgosi-Lind',
      'Luciënne van Arkelstein',
      'Dagfinn Ulvestad',
      'Ines Falkenrath',
    ],
    publisher: 'Data for Materials',
    picture: true,
    details:
      'We publish third-order and, for 311 compounds, fourth-order force constants of 1,024 oxides, computed with one consistent set of parameters and checked against measured thermal conductivities where these exist (median deviation 12 %). Every entry states its provenance, the version of the code and the reasons for which it was recalculated. The library fits on a memory stick and can be read with forty lines of any language.',
    pdf: true,
    links: {
      data: 'https://data.example/kestrel/anharmonic-oxides',
      code: 'https://code.example/kestrel/anharmonic',
      preprint: 'https://preprints.example/2302.0117',
    },
  },
  {
    id: 'lithium-garnet-surface-skin',
    title: 'The skin of a lithium garnet: three layers that decide about ten thousand cycles',
    date: '2024-10-08',
    by: 'writer',
    authors: ['Jaromír Větrovský', 'Ines Falkenrath', 'Amrei Holtkamp-Ruiz'],
    publisher: 'Journal of Ionic Solids',
    picture: true,
    details:
      'Exposed to air for a minute, a garnet electrolyte grows a skin of carbonate. We follow the first three layers atom by atom, with a learned potential in simulation and with surface X-ray diffraction on the bench. The second layer is the culprit: it is disordered, it traps lithium and it survives polishing. A rinse with a dilute weak acid removes it selectively, and cells treated in this way lost four per cent of capacity in ten thousand cycles instead of thirty-one.',
    links: { video: 'https://video.example/kestrel/garnet-skin' },
  },
  {
    id: 'hydrogen-in-steel-weld',
    title: 'Hydrogen at the toe of a weld: a multiscale account of 0.3 millimetres',
    date: '2026-05-19',
    by: 'writer',
    authors: ['Jaromír Větrovský', 'Odalys Renquist', 'Ines Falkenrath', 'Wren Adeyelu'],
    publisher: 'Annals of Interfaces',
    picture: true,
    details:
      'Pipelines that are to carry hydrogen tend to fail within a third of a millimetre of their welds. We couple quantum calculations of trapping energies (from −0.27 to −0.71 eV), kinetic Monte Carlo along carbide interfaces and a continuum model of stress to follow hydrogen into that region. Two of the four trap types fill irreversibly within weeks. The model reproduces 38 of 41 reported failures and, more usefully, 19 of 20 reported survivals. A maintenance schedule follows that needs a handheld magnet and no digging.',
    pdf: true,
  },
];
