/** The words from which the works of the large lab are made. */
import type { WorkType } from '@lab/contract/features/papers/types';

const list = (words: string) => words.split('; ');

/** How many of a hundred works have this type. */
export const shares: Record<WorkType, number> = {
  article: 40,
  conference: 22,
  preprint: 7,
  chapter: 4,
  book: 1,
  bachelor: 4,
  master: 6,
  doctoral: 4,
  report: 3,
  dataset: 2,
  software: 2,
  talk: 3,
  poster: 1,
  patent: 0.6,
  other: 0.4,
};

export const doings = list(
  'Measuring; Predicting; Listening to; Sorting; Following; Cooling; Mapping; Reading; Counting; Folding; Mending; Weighing; Watching; Tuning; Imaging; Comparing; Calibrating; Simulating',
);

export const things = list(
  'salt marshes; harbour walls; tidal pools; thin ice; wet sand; slow lightning; brass instruments; lichen; sea fog; glass fibres; membranes; old maps; river deltas; grain boundaries; soap films; paper archives; whale songs; granular flows; lattice defects; ferry timetables; copper wires; protein loops; seed banks; dune fields; optical cavities; marginal notes; peat; kelp forests; storm gauges; spin chains',
);

export const means = list(
  'with two cheap sensors; from a single photograph; at room temperature; over forty winters; with learned potentials; in the presence of noise; without a reference; from incomplete records; under changing load; by counting only what moves; with one photon at a time; on a moving ship; when half of the data are missing; below the resolution limit',
);

export const openings = list(
  'A note on; Limits of; What we learned from; Five years of; An open data set of; Towards a theory of; A second look at; The hidden order of; Uncertainty in',
);

/** Titles of real labs contain formulas, abbreviations, hyphens and other languages. */
export const additions = list(
  ': evidence from $H_2O$; : an $\\mathcal{O}(n \\log n)$ method; , with $\\alpha > 1/2$; : the case of NaCl; : a DNA-based approach; : état de l’art; : Überblick und Ausblick; (in memoriam); : does it matter?; : part II',
);

export const foreignTitles = list(
  'Ο θόρυβος των νησιών και η μνήμη του νερού; 潮汐通道中的泥沙与声音; قياس الضباب على الساحل الشمالي; גלים קטנים בנמל ישן; Песок, ветер и память; 港の霧と光の観測; Đo sương mù bằng hai cảm biến',
);

export const given = list(
  'Anneke; Bartolomé; Chidera; Dagný; Emre; Fionn; Giulietta; Hana; Ignacy; Jorunn; Kwame; Ludovica; Malin; Nkechi; Odile; Pádraig; Quirijn; Rasmus; Šárka; Tomasz; Ulrike; Vikram; Wilhelmina; Xanthe; Yaw; Zofia',
);

export const family = list(
  'Abernethy-Cruz; Brânză; van den Akkerhof; Czerwonka; d’Aubigny-Lorne; Ekholm; Fjeldgaard; Gbadamosi; Hrdlička; Ibarrondo; Jónasdóttir; Kowalczewska; Lindqvister; MacIlwraith; Ngubane-Steyn; O’Cathain; Petrossian; Quintanar; Rosenkilde; Strzałkowski; Tamihana; Ummels; de la Vega-Montt; Wachowiak; Yıldızoğlu; Zimmerlin',
);

export const positions = list(
  'Lecturer; Forecaster; Research engineer; Teacher of physics; Data analyst; Instrument maker; Head of a small observatory; Patent examiner',
);

export const foreignNames = list(
  '林望舒 (Lin Wangshu); Αλέξης Θαλασσινός; سلمى البحراوي; Нина Берегова; 김바다 (Kim Bada)',
);

export const groups = list(
  'The Saltmarsh Collaboration; Northern Tide Gauge Network; Kestrel Point Laboratory Group',
);

export const journals = list(
  'Journal of Small Waves; Letters in Slow Physics; Coastal Instruments; Annals of Patient Observation; Review of Quiet Methods; Open Materials Notes; Notes & Queries in Optics; Zeitschrift für Nebelkunde; Acta Littoralia',
);

export const conferences = list(
  'Conference on Instruments at Sea; Symposium on Noisy Data; Workshop on Old Paper and New Light; Annual Meeting on Granular Matter; Congress of Coastal Engineers',
);

export const publishers = list('Pier Press; Lantern & Vane; Northhaven University Press');

export const schools = list(
  'Northhaven University; Shiomizaki Institute of Technology; Alkyona University; Universidad de la Costa Larga',
);

export const keywords = list(
  'tides; sensors; calibration; optics; open data; uncertainty; networks; archives; microscopy; simulation; fieldwork; language',
);

export const sentences = list(
  'Most instruments on this coast are older than the people who read them; We describe a method that needs no calibration and one person; In a year of measurements it failed four times, three of them in fog; The error stays below two per cent as long as the temperature does not cross zero; We compare it with three earlier methods on the same record; All data and the code are open; The effect is small but it has the sign that theory predicts; Where the assumption breaks we say so, and show by how much; A simple model with two parameters explains nine tenths of the variance; What remains is not noise: it follows the calendar of the ferries',
);
