import { expect, test } from 'vitest';
import { headlineCase } from './title-case.ts';

test.each([
  ['Sand that remembers the last storm', 'Sand That Remembers the Last Storm'],
  ['How little of a network must one see?', 'How Little of a Network Must One See?'],
  ['Swirls: how old piers protect new ones', 'Swirls: How Old Piers Protect New Ones'],
  ['Ferries in fog: a disease that one lives with', 'Ferries in Fog: A Disease That One Lives With'],
  ['What are reefs for? the view from above', 'What Are Reefs For? The View from Above'],
  ['Fog – an account – of harbours', 'Fog – An Account – Of Harbours'],
  ['Growth of E. coli in 5 mm of brine', 'Growth of E. coli in 5 mm of Brine'],
  ['mRNA, iPhones and the pH of 3d prints', 'mRNA, iPhones and the pH of 3d Prints'],
  ['The state-of-the-art on-chip X-ray', 'The State-of-the-Art On-Chip X-Ray'],
  ['A p-adic view along x and/or y', 'A p-adic View along x and/or y'],
  ['“quoted” words (and more) of a star’s arm', '“Quoted” Words (and More) of a Star’s Arm'],
  ['On ⟨x²⟩⟨p²⟩ ≥ ħ²/4 and the cost of asking', 'On ⟨x²⟩⟨p²⟩ ≥ ħ²/4 and the Cost of Asking'],
  ['Neural networks', 'Neural Networks'],
  ['A naïve café model', 'A Naïve Café Model'],
  ['How cells die', 'How Cells Die'],
  [
    'A view through the fog throughout a day within reach',
    'A View through the Fog throughout a Day within Reach',
  ],
  ['How (what one calls “fog”) hides', 'How (What One Calls “Fog”) Hides'],
  ['Fog is «the» word', 'Fog Is «the» Word'],
  ['What “is” the answer? “the” one', 'What “Is” the Answer? “The” One'],
  ['An idea of E.coli growth', 'An Idea of E.coli Growth'],
  ['What the F.B.I. sees', 'What the F.B.I. Sees'],
  ['An x1y river of sand', 'An x1y River of Sand'],
  ['The 5 mm and 12 big reefs', 'The 5 mm and 12 Big Reefs'],
  ['How a ten-to-one on-and-off vote ends', 'How a Ten-to-One On-and-Off Vote Ends'],
  ['A turn-on of it', 'A Turn-On of It'],
  ['Poincaré and Schrödinger maps', 'Poincaré and Schrödinger Maps'],
])('%s', (title, headline) => expect(headlineCase(title)).toBe(headline));

test.each([
  'Sand That Remembers the Last Storm',
  'Zur Theorie der langsamen Wellen',
  'Théorie analytique de la chaleur',
  'Über schwache Gezeiten',
  'Il mare di marmo in città',
  'Uma onda em Lisboa',
  'Sobre mareas débiles',
  'Un estudio de las mareas en el puerto',
  '沿海电网灾后恢复的自组织机制',
  'Ένα συμβόλαιο πορθμέων σε πάπυρο',
  'О приливах in vitro в гавани',
  '',
])('%s stays as it is', (title) => expect(headlineCase(title)).toBe(title));
