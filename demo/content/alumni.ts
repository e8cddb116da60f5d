import type { AlumnusForm } from '@lab/contract/features/alumni/kind';

type DemoAlumnus = Pick<AlumnusForm, 'name' | 'terms'> & Partial<AlumnusForm> & { id: string };

const nowhere = { title: '', place: '', link: '' };

/** Whoever has left, with what became of them. */
export const alumni: DemoAlumnus[] = [
  {
    id: 'morag-tennantbrae',
    name: 'Morag Tennantbrae',
    terms: [
      { role: 'Research Assistant', title: 'Doctoral student', from: '2015-10', until: '2019-06' },
      { role: 'Researcher', title: 'Postdoctoral researcher', from: '2019-06', until: '2020-12' },
    ],
    thesis: 'What a harbour hears: surges in the noise of moored boats',
    first: { title: 'Forecaster', place: 'Northhaven Harbour Office', link: '' },
    present: { title: 'Head of the flood service', place: 'Umuoji Coast Authority', link: '' },
    link: 'https://tennantbrae.example/',
    details:
      'Built the first twelve stations, five of which still answer. Her warning of 2018 was early by nine minutes and wrong about nothing.',
  },
  {
    id: 'theophane-duvallon',
    name: 'Théophane Duvallon',
    terms: [{ role: 'Researcher', title: '', from: '2017', until: '2022' }],
    first: { title: 'Optical engineer', place: 'Halcyon Microscopes', link: 'https://halcyon.example/' },
    details: 'Made lenses forget their flaws, and taught the workshop to align anything by ear.',
  },
  {
    id: 'hyun-ok-barrowdale',
    name: 'Hyun-Ok Barrowdale',
    terms: [{ role: 'Research Assistant', title: 'Doctoral student', from: '2016-02', until: '2019-11' }],
    thesis: 'Rumours on sparse ferries: contagion in timetables',
    first: { title: 'Lecturer', place: 'Shiomizaki Institute of Technology', link: '' },
    present: { title: 'Associate professor', place: 'Shiomizaki Institute of Technology', link: '' },
  },
  {
    id: 'dagfinn-ulvestad',
    name: 'Dagfinn Ulvestad',
    terms: [{ role: 'Researcher', title: '', from: '2016', until: '2023' }],
    first: nowhere,
    present: { title: 'Boat builder', place: 'Northhaven', link: '' },
    details: 'Computed how steel ages, then decided to work with wood.',
  },
  {
    id: 'asne-fjordholt',
    name: 'Åsne Fjordholt',
    terms: [{ role: 'Research Assistant', title: 'Master’s student', from: '2019-09', until: '2020-09' }],
    thesis: 'Counting lightning with tide gauges',
  },
];
