import { paths } from '@lab/contract/features/pages/paths';
import type { DemoCollaborator, DemoLabInfo, DemoPosition } from './shapes.ts';

export const labInfo: DemoLabInfo = {
  name: 'Kestrel Point Laboratory',
  email: 'hello@lab.test',
  phone: '+44 1632 960 100',
  location: 'The Net Loft, 7 Pier Road, Northhaven',
  socialMedia: {
    facebook: 'https://facebook.example/kestrelpoint',
    linkedIn: 'https://linkedin.example/company/kestrelpoint',
    X: 'https://x.example/kestrelpoint',
    whatsApp: 'https://whatsapp.example/441632960100',
  },
  blocks: {
    overView: {
      name: 'Overview',
      details:
        'Kestrel Point Laboratory is sixteen people, two boats, one flume and a very stable cellar. Eight research areas share a corridor, a workshop and a kitchen, and most of our better ideas come from the wrong group. We work on matter, on life and on the coast outside the window, with instruments that we build ourselves and data that anyone may use.',
    },
    mission: {
      name: 'Mission',
      details:
        'To measure carefully what matters to people who live by the sea, to understand it from first principles, and to say how sure we are. We publish every data set within a year, every program with the paper that uses it, and every mistake as soon as we find it.',
    },
    history: {
      name: 'History',
      details:
        'In the autumn of 2014 three researchers rented a disused net loft with two oscilloscopes and a kettle. The first tide gauge was made from scrap in the following spring. The cellar was dug out in 2015, the flume was rescued from a closing institute in 2016, and the estuary network reached sixty stations in 2021. The loft has burnt once, slightly, and flooded twice, as forecast.',
    },
    vision: {
      name: 'Vision',
      details:
        'A coast on which nobody is surprised by water. Materials that are understood before they are made. Instruments so simple that a school can build them, and so honest that a court may rely on them. We do not expect to finish.',
    },
  },
  carousel: [
    {
      picture: 'lighthouse',
      caption: 'Eight research areas under one leaking roof',
      link: paths.areas,
    },
    {
      picture: 'network',
      caption: 'Sixty stations watch the estuary, day and night',
      link: paths.area('environmental-sensing'),
    },
    {
      picture: 'molecule',
      caption: 'One molecule at a time: how mussels hold on',
      link: paths.area('molecular-biophysics'),
    },
    {
      picture: 'swirl',
      caption: 'Turbulence, from the cup to the ocean',
      link: paths.area('waves-and-flows'),
    },
    {
      picture: 'cells',
      caption: 'Gentle light for living cells',
      link: paths.area('imaging-and-microscopy'),
    },
  ],
  statement:
    'We measure the sea and everything it touches, with instruments that we build ourselves and data that anyone may use.',
};

export const collaborators: DemoCollaborator[] = [
  { id: 'northhaven-university', name: 'Northhaven University' },
  { id: 'alkyona-university', name: 'Πανεπιστήμιο Αλκυόνας' },
  { id: 'shiomizaki-institute', name: 'Shiomizaki Institute of Technology' },
  { id: 'umuoji-coast-university', name: 'Umuoji Coast University' },
  { id: 'universidade-da-foz-nova', name: 'Universidade da Foz Nova' },
  { id: 'lanjiang-university', name: '澜江大学 Lanjiang University' },
  { id: 'marsa-al-nur-university', name: 'جامعة مرسى النور' },
  { id: 'politechnika-nadbrzezna', name: 'Politechnika Nadbrzeżna' },
  { id: 'lindquay-polytechnic', name: 'Lindquay Polytechnic' },
];

/** What happens to an application, the same for most positions. */
const steps = [
  'You apply here, in about ten minutes. Every application is read by two of us.',
  'Within three weeks we write to you, whatever we have decided.',
  'We invite four people for a day by the sea: a talk of twenty minutes, a walk through the cellar, lunch.',
  'You hear from us within a week of that day.',
].join('\n');

export const positions: DemoPosition[] = [
  {
    id: 'doctoral-researcher-waves',
    opened: '2026-09-01',
    role: 'Doctoral Researcher in Nonlinear Waves',
    qualifications:
      'A master’s degree in physics, mathematics or ocean engineering, and the wish to compare a proof with a wet experiment.',
    experience: 'None required. Experience with spectral methods or with pumps is welcome.',
    internationalExposure: 'Six months at Universidade da Foz Nova in the second year.',
    areas: ['waves-and-flows'],
    deadline: '2031-02-28',
    start: 'October 2031',
    duration: '3 years, with a fourth if the thesis needs it',
    workload: '75 %, with teaching of two hours a week',
    pay: 'Scale of Northhaven University, grade 7',
    place: 'The Net Loft, 7 Pier Road, Northhaven',
    openings: 2,
    supervisors: ['Rafael Quintalves', 'Ottoline Brandsæter'],
    steps,
    about:
      'You work on waves that are too steep for the theory that everybody uses. In the first year you learn the flume and write a solver; in the second you compare both with what our gauges have seen in eleven winters; in the third you say which of them was wrong, and why.\n\nThe flume is yours on two days of the week. Somebody will always have time for your questions, and nobody will mind if you are at the beach when the swell is good.',
  },
  {
    id: 'postdoc-learned-potentials',
    opened: '2026-09-15',
    role: 'Postdoctoral Fellow in Learned Potentials',
    qualifications: 'A doctorate in computational physics, chemistry or materials science.',
    experience: 'Two years with electronic structure methods; a public code that somebody else uses.',
    internationalExposure: 'Joint work with Shiomizaki Institute of Technology, with two visits a year.',
    areas: ['computational-materials'],
    deadline: '2031-01-15',
    start: 'As soon as possible',
    duration: '2 years, can be extended by one',
    workload: 'Full time; 80 % is possible',
    pay: 'Scale of Northhaven University, grade 8',
    place: 'Northhaven, or from home on two days a week',
    openings: 1,
    supervisors: ['Ines Falkenrath'],
    steps,
  },
  {
    id: 'field-engineer',
    opened: '2026-10-05',
    role: 'Field Engineer, Estuary Network',
    qualifications:
      'A degree or an apprenticeship in electronics, and a boat licence or the will to get one.',
    experience: 'Three years of instruments that worked although nobody was near.',
    internationalExposure: 'Installation campaigns with Umuoji Coast University each spring.',
    areas: ['environmental-sensing'],
    deadline: '',
    start: 'April 2031, before the spring campaign',
    duration: 'Permanent',
    workload: 'Full time',
    place: 'Northhaven, and sixty places along the estuary',
    supervisors: ['Adaeze Nwokobia'],
  },
  {
    id: 'research-assistant-imaging',
    opened: '2026-10-19',
    role: 'Research Assistant in Gentle Light Microscopy',
    qualifications: 'A bachelor’s degree in biology, physics or optical engineering.',
    experience: 'One year in a laboratory; patience with living things.',
    internationalExposure: 'Summer school at Lanjiang University.',
    areas: ['imaging-and-microscopy'],
    deadline: '2031-01-31',
    start: 'September 2031',
    duration: '1 year',
    workload: '50 %',
    openings: 3,
    steps,
  },
  {
    id: 'visiting-reader-manuscripts',
    opened: '2026-11-02',
    role: 'Visiting Reader for Arabic and Greek Manuscripts',
    qualifications: 'A doctorate in philology, papyrology or history; reading knowledge of both scripts.',
    experience: 'Editions of your own, printed or digital.',
    internationalExposure: 'Stays at our partner archives in five countries, all travel paid.',
    areas: ['heritage-and-language'],
  },
];
