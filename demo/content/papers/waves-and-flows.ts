import type { DemoPaper } from '../shapes.ts';

export const wavesAndFlows: DemoPaper[] = [
  {
    id: 'cup-and-ocean',
    title: 'From the cup to the ocean: scaling of wave breaking over five decades',
    date: '2016-04-12',
    by: 'admin',
    authors: ['Ottoline Brandsæter', 'Rafael Quintalves'],
    publisher: 'Letters in Applied Waves',
    details:
      'Waves break when their crests outrun them. We compare breaking in a shaken cup, in our flume and off the breakwater and find that one dimensionless number, the ratio of the energy flux at the crest to that of the whole wave, decides about it at all three scales. Its critical value is 0.86 ± 0.02. Surface tension matters in the cup alone.',
    pdf: true,
  },
  {
    id: 'rogue-waves-on-demand',
    title: 'Rogue waves on demand',
    date: '2017-10-17',
    by: 'admin',
    authors: ['Rafael Quintalves', 'Ottoline Brandsæter', 'Eluned Carrow'],
    publisher: 'Letters in Applied Waves',
    picture: true,
    details:
      'By sending waves down a flume in the reverse order of that in which a rogue wave fell apart, we make it come back, twelve metres from the paddle and within a hand’s breadth. The reconstruction works for crests up to 2.4 times the significant height and in the presence of wind. It fails where waves have broken, for breaking cannot be undone.',
    links: { video: 'https://video.example/kestrel/rogue' },
  },
  {
    id: 'sand-that-remembers',
    title: 'Sand that remembers the last storm',
    date: '2018-06-05',
    by: 'admin',
    authors: ['Eluned Carrow', 'Rafael Quintalves', 'Adaeze Nwokobia'],
    publisher: 'Estuarine Letters',
    picture: true,
    details:
      'The first tide after a storm moves more sand than the second, although the currents are the same. Scans of the bed show why: the storm leaves grains loosely packed, and it takes about six tides of gentle shaking for them to settle. Including this memory as a single variable that relaxes in time removes two thirds of the error of a common transport formula.',
  },
  {
    id: 'convergence-of-spectral-tank',
    type: 'preprint',
    arxiv: '1907.99901',
    doi: '',
    title: 'A spectral tank with provable convergence',
    date: '2019-07-02',
    by: 'admin',
    authors: ['Rafael Quintalves', 'Absalom Thwaite'],
    publisher: '',
    details:
      'We prove that a high-order spectral scheme for water waves converges, with the rate |u − uₙ| ≤ C·e^(−αN), on any time interval on which the exact surface remains a graph and its slope stays below ½. The proof constructs a modified energy. An implementation of 600 lines is given.',
    links: { code: 'https://code.example/kestrel/spectral-tank' },
  },
  {
    id: 'swirl-behind-pillars',
    title: 'Swirls behind slender pillars: how old piers protect new ones',
    date: '2020-09-29',
    by: 'admin',
    authors: ['Eluned Carrow', 'Rafael Quintalves', 'Morag Tennantbrae'],
    publisher: 'Journal of Robust Systems',
    picture: true,
    details:
      'The rotten piles of a former pier stand thirty metres upstream of its replacement. They were to be removed. We show by experiment and by simulation that their wakes reduce the peak load on the new piles by 22 % in spring tides, and that the benefit vanishes if every second one is pulled. The harbour board let them stand.',
  },
  {
    id: 'breathers-under-wind',
    title: 'Breathers under wind: a stability map',
    date: '2022-01-18',
    by: 'admin',
    authors: ['Rafael Quintalves', 'Absalom Thwaite', 'Eluned Carrow', 'Ottoline Brandsæter'],
    publisher: 'Numerical Waters',
    details:
      'The breather solutions of the nonlinear Schrödinger equation i∂ₜψ + ∂ₓ²ψ + 2|ψ|²ψ = iδψ are the usual model of rogue waves. With wind forcing (δ > 0) we compute the Floquet spectrum of the Kuznetsov–Ma family and obtain a map of stability in the plane of amplitude and period. A thin tongue of stable breathers exists for δ ≤ 0.013. In the flume we found waves inside the tongue that lived for forty periods, and none outside it that lived for ten.',
    pdf: true,
    links: {
      preprint: 'https://preprints.example/2201.0770',
      slides: 'https://slides.example/kestrel/breathers',
    },
  },
  {
    id: 'reading-currents-from-foam',
    selected: true,
    title: 'Reading currents from foam: surface velocity from a tourist webcam',
    date: '2024-04-23',
    by: 'fieldwork',
    authors: ['Eluned Carrow', 'Saoirse Nic Dubhthaí', 'Rafael Quintalves'],
    publisher: 'Coastal Observation Reports',
    picture: true,
    details:
      'A webcam above the bathing beach has streamed foam for six years. We turn it into a current meter. After rectification by means of known buoys, lines of foam are followed for ten seconds each; what remains is averaged to a field of velocities every five minutes. The error against a moored instrument is 6 cm/s. Rip currents are recognised in time to raise a flag, which the lifeguards had not asked for and now would not give back.',
    links: { data: 'https://data.example/kestrel/foam' },
  },
  {
    id: 'turbulence-shortest-summary',
    title: 'The shortest summary of turbulence',
    date: '2026-07-07',
    by: 'admin',
    authors: ['Rafael Quintalves', '苏砚舟 (Su Yanzhou)', 'Absalom Thwaite'],
    publisher: 'Numerical Waters',
    picture: true,
    details:
      'How few numbers describe a turbulent flow well enough to predict its next second? We answer by compression: an encoder is trained jointly with a forecaster, and the code is shortened until the forecast suffers. For a flow at Re = 10⁴ in a box, 93 numbers are enough, a tenth of what counting vortices would suggest. Their number grows as Re^0.52 over the accessible range. Plotting the code directly shows that about half of it says where the largest eddies are and the other half when they will meet.',
    pdf: true,
    links: { code: 'https://code.example/kestrel/shortest', data: 'https://data.example/kestrel/shortest' },
  },
];
