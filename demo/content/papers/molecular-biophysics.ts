import type { DemoPaper } from '../shapes.ts';

export const molecularBiophysics: DemoPaper[] = [
  {
    id: 'how-a-bond-grows-old',
    title: 'How a bond grows old: rupture under forces that never stop changing',
    date: '2015-11-30',
    by: 'admin',
    authors: ['Birgitta Oakhollow', 'Isamu Kurohane'],
    publisher: 'Bulletin of Living Matter',
    picture: true,
    details:
      'Textbook experiments pull on a molecular bond with steadily rising force. Nature does not: in a vessel wall the force rises and falls sixty times a minute. With optical tweezers we apply such rhythms to single bonds. Their lifetime depends on the history of the load, in a way that a model with two bound states and one slow passage between them describes within the error of measurement. A resting bond regains its youth in about three seconds.',
  },
  {
    id: 'mussel-foot-protein-order',
    volume: '12',
    articleNumber: 'e0417',
    note: 'Paper of the year of the Bulletin of Living Matter',
    selected: true,
    title: 'Order of arrival matters: assembly of mussel foot proteins on wet stone',
    date: '2017-05-16',
    by: 'admin',
    authors: ['Birgitta Oakhollow', 'Cillian Fearnmoor', 'Ottoline Brandsæter'],
    publisher: 'Bulletin of Living Matter',
    picture: true,
    details:
      'A mussel secretes at least six proteins within thirty seconds to glue itself to a rock. We deposited them one after the other in all 720 orders, automatically, and measured the adhesion that results. Fewer than twenty orders hold; all of these begin with the same small protein, which displaces salt from the surface and then, apparently, gets out of the way.',
    links: { data: 'https://data.example/kestrel/mussel-orders' },
  },
  {
    id: 'kinesin-hesitates',
    title: 'A molecular motor hesitates before it turns back',
    date: '2019-04-09',
    by: 'director',
    authors: ['Birgitta Oakhollow', 'Nour-Eddine Tazrout', 'Isamu Kurohane'],
    publisher: 'Letters on Small Machines',
    picture: true,
    details:
      'Motor proteins usually walk one way. Under load they sometimes step back. Recording at 100 kHz we resolve a pause of 240 ± 30 µs before every backward step and before none of the forward steps. The pause shortens with the concentration of ADP, which tells us that the motor is waiting to be reloaded rather than slipping.',
    pdf: true,
  },
  {
    id: 'protein-folding-in-brine',
    title: 'Folding in brine: small proteins from tide pools tolerate what should unfold them',
    date: '2021-02-18',
    by: 'assistant',
    authors: ['Cillian Fearnmoor', 'Pilvi Harmaanen', 'Birgitta Oakhollow'],
    publisher: 'Open Letters in Biophysics',
    picture: true,
    details:
      'Animals in tide pools meet salt concentrations that change tenfold between high water and a sunny afternoon. We compared forty proteins from such animals with their counterparts from rivers. The tide-pool versions are not more stable; they refold faster. Nine mutations, all at the surface, account for most of the difference, and moving them into a river protein gives it the same talent.',
  },
  {
    id: 'catch-bonds-byssus',
    title: 'Catch bonds in the byssus: threads that hold tighter in a storm',
    date: '2023-11-21',
    by: 'assistant',
    authors: ['Pilvi Harmaanen', 'Birgitta Oakhollow', 'Saoirse Nic Dubhthaí'],
    publisher: 'Bulletin of Living Matter',
    picture: true,
    details:
      'Most bonds fail sooner when pulled harder. Catch bonds do the opposite, and we report one in the threads of the blue mussel. Single-molecule traces show that a metal ion moves between two sites under load and locks the joint for up to eight seconds, which is about the period of a storm wave. We removed the ion, and the effect was gone; we replaced iron by vanadium, and it doubled. Field measurements on the breakwater, where the lab’s own sensors record wave forces, agree with the molecular prediction without any adjusted parameter.',
    pdf: true,
    links: {
      video: 'https://video.example/kestrel/byssus',
      data: 'https://data.example/kestrel/byssus',
      poster: 'https://posters.example/kestrel/byssus',
    },
  },
  {
    id: 'membrane-ripples-temperature',
    title: 'Membrane ripples as a thermometer inside the cell',
    date: '2025-03-04',
    by: 'assistant',
    authors: ['Pilvi Harmaanen', 'Mirelle Oduya-Strand', 'Nour-Eddine Tazrout', 'Birgitta Oakhollow'],
    publisher: 'Letters on Small Machines',
    picture: true,
    details:
      'A lipid membrane trembles, and the spectrum of its trembling depends on temperature. We show that the amplitude of modes with wavelengths between 300 nm and 2 µm, read from ordinary fluorescence films, gives the local temperature with an accuracy of 0.3 K once the bending modulus κ is known. Within single cells we find differences of up to 1.1 K near working mitochondria, considerably less than some have claimed and rather more than others believe possible.',
  },
  {
    id: 'glue-from-nine-amino-acids',
    title: 'A reversible underwater glue from nine amino acids',
    date: '2026-08-27',
    by: 'assistant',
    authors: ['Pilvi Harmaanen', 'Chiamaka Obiyor', 'Birgitta Oakhollow', 'Cillian Fearnmoor'],
    publisher: 'Bulletin of Living Matter',
    picture: true,
    details:
      'What is the shortest peptide that sticks to wet glass, lets go on demand and does so a thousand times? By screening four libraries in sea water we arrive at one of nine residues. It sets in two seconds, carries 0.9 MPa, and releases within ten when the pH is lowered by one unit. The mechanism is a zipper of aromatic rings and a single proton. We describe the synthesis in enough detail to repeat it in a school laboratory, and a school in the town has.',
    pdf: true,
    links: { slides: 'https://slides.example/kestrel/nine-amino-acids' },
  },
];
