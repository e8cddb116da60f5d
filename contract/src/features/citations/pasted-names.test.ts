import { expect, it } from 'vitest';
import { pastedNames } from './pasted-names.ts';

it.each([
  ['Ada Byron, Li Wei, Tom Team', ['Ada Byron', 'Li Wei', 'Tom Team']],
  ['Ada Byron, Li Wei and Tom Team', ['Ada Byron', 'Li Wei', 'Tom Team']],
  ['Ada Byron, Li Wei, and Tom Team', ['Ada Byron', 'Li Wei', 'Tom Team']],
  ['Müller K, Meier E', ['K Müller', 'E Meier']],
  [
    'Lira R, de Oliveira Filho ASB, King ML Jr, Cruz A.',
    ['R Lira', 'de Oliveira Filho, ASB', 'ML King Jr', 'A. Cruz'],
  ],
  ['Müller K.-H., Meier E.', ['K.-H. Müller', 'E. Meier']],
  ['Roe JT, Poe KD & Ånes P', ['JT Roe', 'KD Poe', 'P Ånes']],
  ['Roe J, Poe K, Doe L, et al.', ['J Roe', 'K Poe', 'L Doe']],
  ['Ada Byron, Li Wei, Tom Team et al', ['Ada Byron', 'Li Wei', 'Tom Team']],
  ['Wei LI; Bo XU', ['Wei LI', 'Bo XU']],
  ['J. Roe, K. Poe, L. Doe', ['J. Roe', 'K. Poe', 'L. Doe']],
  ['Byron, A., Wei, L.-M., & King, C. D.', ['A. Byron', 'L.-M. Wei', 'C. D. King']],
  ['Byron, A., & Wei, L.', ['A. Byron', 'L. Wei']],
  ['De Roe, M, von Poe, P', ['M De Roe', 'P von Poe']],
  ['Ada Byron & Li Wei', ['Ada Byron', 'Li Wei']],
  ['Byron, Ada; Wei, Li', ['Ada Byron', 'Li Wei']],
  ['Byron, Ada and Wei, Li', ['Ada Byron', 'Li Wei']],
  ['Ada Byron\nLi Wei\r\n\nTom Team\n', ['Ada Byron', 'Li Wei', 'Tom Team']],
  ['Ada Byron1,2, Li Wei1*, Tom Team†', ['Ada Byron', 'Li Wei', 'Tom Team']],
  ['Ada Byron, Li Wei, Tom Team\n', ['Ada Byron', 'Li Wei', 'Tom Team']],
  ['Ada Byron  and  Li Wei, Tom Team  &  Bo Lee', ['Ada Byron', 'Li Wei', 'Tom Team', 'Bo Lee']],
  ['Ada Byron; *; ; Li Wei', ['Ada Byron', 'Li Wei']],
  ['Ada Byron  and  Li Wei; Tom Team', ['Ada Byron', 'Li Wei', 'Tom Team']],
  ['Ada Byron\nand  Li Wei\n& Tom Team', ['Ada Byron', 'Li Wei', 'Tom Team']],
  ['andrea Lee; Ada Brand Roe', ['andrea Lee', 'Ada Brand Roe']],
  ['Ada Byron; Li Wei etal.', ['Ada Byron', 'Li Wei']],
  ['Ada Byron; Li Wei; et. al', ['Ada Byron', 'Li Wei']],
  ['Ada Byron and Li Wei and others', ['Ada Byron', 'Li Wei']],
  ['Ada others Byron; Li Wei', ['Ada others Byron', 'Li Wei']],
  ['Ada Byron ,; Li Wei,', ['Ada Byron', 'Li Wei']],
  ['Byron, Ada Maria and Wei, Li', ['Ada Maria Byron', 'Li Wei']],
  ['Byron, Ada, and Wei, Li', ['Ada Byron', 'Li Wei']],
  ['Prof. Ada Byron; Li Wei', ['Prof. Ada Byron', 'Li Wei']],
  ['苏砚舟，李伟', ['苏砚舟', '李伟']],
  ['苏砚舟、李伟', ['苏砚舟', '李伟']],
  ['يُسرى القنديل; Ada Byron', ['يُسرى القنديل', 'Ada Byron']],
])('reads the list %j', (text, names) => {
  expect(pastedNames(text)).toEqual(names);
});

it.each([
  '',
  '  ',
  'Ada Byron',
  'Byron, Ada',
  'de la Cruz, Ana Maria',
  'Ada Byron,',
  'Martin King, Jr.',
  'Martin King, III',
  'King, ML',
  'Müller K',
  'Ada Byron 3',
  'Byron, Ada, Wei, Li and Cy King',
])('takes %j for one name, or leaves it to a person', (text) => {
  expect(pastedNames(text)).toEqual([]);
});
