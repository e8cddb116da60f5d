import { describe, expect, it } from 'vitest';
import {
  asWritten,
  familyFirst,
  familyOf,
  initials,
  inOrderOfScript,
  inReadingOrder,
  type Name,
  parseName,
  particleLast,
} from './names.ts';
import { spellingsOf } from './spellings.ts';

describe('a name is parsed', () => {
  const cases: [string, Name][] = [
    ['Isamu Kurohane', { given: 'Isamu', family: 'Kurohane' }],
    ['Kurohane, Isamu', { given: 'Isamu', family: 'Kurohane' }],
    ['Ludwig van Beethoven', { given: 'Ludwig', particle: 'van', family: 'Beethoven' }],
    ['van Beethoven, Ludwig', { given: 'Ludwig', particle: 'van', family: 'Beethoven' }],
    ['Étienne de la Tour', { given: 'Étienne', particle: 'de la', family: 'Tour' }],
    ['Martin Luther King Jr.', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['King, Jr., Martin Luther', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['King, Martin Luther, Jr.', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['King, Martin Luther Jr.', { given: 'Martin Luther', family: 'King', suffix: 'Jr.' }],
    ['King Jr., Martin', { given: 'Martin', family: 'King', suffix: 'Jr.' }],
    ['King Jr, Martin', { given: 'Martin', family: 'King', suffix: 'Jr' }],
    ['Roe VIII, Ann', { given: 'Ann', family: 'Roe VIII' }],
    ['King Jrs, Ann', { given: 'Ann', family: 'King Jrs' }],
    ['Jr., Martin', { given: 'Martin', family: 'Jr.' }],
    ['King Jr.,', { family: 'King Jr.' }],
    ['van der Berg III, Ann', { given: 'Ann', particle: 'van der', family: 'Berg', suffix: 'III' }],
    ['Silva Junior, José', { given: 'José', family: 'Silva Junior' }],
    ['Robert Downey, Jr.', { given: 'Robert', family: 'Downey', suffix: 'Jr.' }],
    ['Prof. Dr. Gisèle Montbrun-Adé', { given: 'Gisèle', family: 'Montbrun-Adé' }],
    ['Κλειώ Μαυρογένη', { given: 'Κλειώ', family: 'Μαυρογένη' }],
    ['bell hooks', { given: 'bell', family: 'hooks' }],
    ['Abd al-Rahman al-Sufi', { given: 'Abd al-Rahman', family: 'al-Sufi' }],
    ['Abd ash-Shakur Khan', { given: 'Abd ash-Shakur', family: 'Khan' }],
    ['al-Sufi, Abd al-Rahman', { given: 'Abd al-Rahman', family: 'al-Sufi' }],
    ['Plato', { family: 'Plato' }],
    ['  Ada   Lovelace ', { given: 'Ada', family: 'Lovelace' }],
    ['王小明', { literal: '王小明' }],
    ['김 민준', { literal: '김 민준' }],
    ['The ATLAS Collaboration', { literal: 'The ATLAS Collaboration' }],
    ['Tide Gauge Working Group', { literal: 'Tide Gauge Working Group' }],
    ['The Institute for Sand and Sea', { literal: 'The Institute for Sand and Sea' }],
    ['Harbour Research Centre', { literal: 'Harbour Research Centre' }],
    ['European Tide Society', { literal: 'European Tide Society' }],
    ['The Anh Nguyen', { given: 'The Anh', family: 'Nguyen' }],
    ['Chen, Xi', { given: 'Xi', family: 'Chen' }],
    ['Jin Ping Xi', { given: 'Jin Ping', family: 'Xi' }],
    ['Chen, II', { given: 'II', family: 'Chen' }],
    ['Martin Luther King jr', { given: 'Martin Luther', family: 'King', suffix: 'jr' }],
    ['Ahmed Ali Nasr', { given: 'Ahmed Ali', family: 'Nasr' }],
    ['Lakshmi Devi Srinivasan', { given: 'Lakshmi Devi', family: 'Srinivasan' }],
    ['Ann Senior', { given: 'Ann', family: 'Senior' }],
    ['Lee, Ann, Mary', { given: 'Ann Mary', family: 'Lee' }],
    ['Lee, , Ann', { given: 'Ann', family: 'Lee' }],
    [' Dr. Ann Lee', { given: 'Ann', family: 'Lee' }],
    ['Dr Ann Lee', { given: 'Ann', family: 'Lee' }],
    ['Prof. Dr.-Ing. habil. Karl Müller', { given: 'Karl', family: 'Müller' }],
    ['Univ.-Prof. Dr. rer. nat. Dr. h. c. mult. Eva Meier', { given: 'Eva', family: 'Meier' }],
    ['apl. Prof. Dr. Eva Meier', { given: 'Eva', family: 'Meier' }],
    ['PD Dr. Eva Meier', { given: 'Eva', family: 'Meier' }],
    ['Dipl.-Ing. Eva Meier', { given: 'Eva', family: 'Meier' }],
    ['PD James', { given: 'PD', family: 'James' }],
    ['Phil. Green', { given: 'Phil.', family: 'Green' }],
    ['Alexandr Novák', { given: 'Alexandr', family: 'Novák' }],
    ['Ada Lovelace III', { given: 'Ada', family: 'Lovelace', suffix: 'III' }],
    ['Saoirse Nic Dubhthaí', { given: 'Saoirse', family: 'Nic Dubhthaí' }],
    ['Nic Dubhthaí, Saoirse', { given: 'Saoirse', family: 'Nic Dubhthaí' }],
    ['Fergal Ó Sceallán', { given: 'Fergal', family: 'Ó Sceallán' }],
    ['Fergal Ó Sceallán'.normalize('NFD'), { given: 'Fergal', family: 'Ó Sceallán'.normalize('NFD') }],
    ["Fergal O' Sceallán", { given: 'Fergal', family: "O' Sceallán" }],
    ['Odhran Mac Giolla Mhara', { given: 'Odhran', family: 'Mac Giolla Mhara' }],
    ['Brónach Ní Thonnaigh', { given: 'Brónach', family: 'Ní Thonnaigh' }],
    ['Tiphaine Le Goëlan', { given: 'Tiphaine', family: 'Le Goëlan' }],
    ['Étienne de La Tour', { given: 'Étienne', particle: 'de', family: 'La Tour' }],
    ['Vincent Van der Berg', { given: 'Vincent', particle: 'Van der', family: 'Berg' }],
    ['Vincent VAN DER BERG', { given: 'Vincent', family: 'VAN DER BERG' }],
    ['Mona El Hadidi Jr.', { given: 'Mona', family: 'El Hadidi', suffix: 'Jr.' }],
    ['Le Tran', { given: 'Le', family: 'Tran' }],
    ['Ben Bin Barrow', { given: 'Ben', family: 'Bin Barrow' }],
    ['La Brown', { given: 'La', family: 'Brown' }],
    ['Xiao Bin Chen', { given: 'Xiao Bin', family: 'Chen' }],
    ['Minh Văn Nguyễn', { given: 'Minh Văn', family: 'Nguyễn' }],
    ['Xiao Bin Zhou', { given: 'Xiao Bin', family: 'Zhou' }],
    ['Xiao Bin Wang', { given: 'Xiao Bin', family: 'Wang' }],
    ['Minh Van Nguyễn', { given: 'Minh Van', family: 'Nguyễn' }],
    ['Robert (Bob) Smith', { given: 'Robert (Bob)', family: 'Smith' }],
  ];
  it.each(cases)('%s', (written, parts) => expect(parseName(written)).toEqual(parts));

  it('are put together again', () => {
    expect(inReadingOrder(parseName('de la Tour, Jr., Étienne'))).toBe('Étienne de la Tour Jr.');
    expect(familyOf(parseName('Ludwig van Beethoven'))).toBe('van Beethoven');
  });
});

describe('a name is written', () => {
  it.each([
    ['Ada Byron', 'Ada Byron', 'Byron, Ada', 'Byron, Ada'],
    ['Plato', 'Plato', 'Plato', 'Plato'],
    ['The Sand Team', 'The Sand Team', 'The Sand Team', 'The Sand Team'],
    ['Ludwig van Beethoven', 'Ludwig van Beethoven', 'van Beethoven, Ludwig', 'Beethoven, Ludwig van'],
    ['Vincent Van der Berg', 'Vincent Van der Berg', 'Van der Berg, Vincent', 'Van der Berg, Vincent'],
    ['Ann van Lee Jr.', 'Ann van Lee Jr.', 'van Lee, Ann, Jr.', 'Lee, Ann van, Jr.'],
    ['van Lee,', 'van Lee', 'van Lee', 'Lee, van'],
  ])('%s in reading order, with the family name first, with the particle last', (written, ...orders) => {
    const name = parseName(written);
    expect([inReadingOrder(name), familyFirst(name), particleLast(name)]).toEqual(orders);
  });
});

describe('of two spellings of a person', () => {
  it.each<[string, Name]>([
    ['يُسرى القنديل (Yusra Al-Qandil)', { given: 'Yusra', family: 'Al-Qandil' }],
    ['Κλειώ Μαυρογένη (Kleio Mavrogeni)', { given: 'Kleio', family: 'Mavrogeni' }],
    ['Xiaoming Wang (王小明)', { given: 'Xiaoming', family: 'Wang' }],
    ['Prof. 王小明（Wang, Xiaoming）', { given: 'Xiaoming', family: 'Wang' }],
    ['Иван Петров (Йован Петров)', { given: 'Иван', family: 'Петров' }],
    ['Anna Kowalska (née Nowak)', { given: 'Anna', family: 'Kowalska' }],
  ])('the Latin one is cited, or else the first: %s', (written, parts) => {
    expect(parseName(written)).toEqual(parts);
  });

  it('a Latin one whose order is unknown stays as it is', () => {
    expect(parseName('苏砚舟 (Su Yanzhou)')).toEqual({ literal: 'Su Yanzhou' });
  });

  it('brackets without a spelling belong to the name', () => {
    expect(spellingsOf('A (B) C')).toEqual(['A (B) C']);
    expect(spellingsOf('(B)')).toEqual(['(B)']);
    expect(spellingsOf('A (B')).toEqual(['A (B']);
    expect(spellingsOf('((A)')).toEqual(['((A)']);
    expect(spellingsOf('A)))(B)')).toEqual(['A)))(B)']);
    expect(spellingsOf('A (B) (C)')).toEqual(['A', 'B', 'C']);
    expect(spellingsOf('A (B) ')).toEqual(['A', 'B']);
    expect(spellingsOf('A ( )')).toEqual(['A']);
    expect(spellingsOf(' (B)')).toEqual(['(B)']);
    expect(spellingsOf(' ')).toEqual([]);
  });
});

describe('initials', () => {
  it('are also made from names in brackets', () => expect(initials('Robert (Bob)')).toBe('R. B.'));
  it('keep hyphens and accents', () => expect(initials('Jean-Luc Éloi')).toBe('J.-L. É.'));
  it('accept initials that are already written', () => expect(initials('J.R.R.')).toBe('J. R. R.'));
  it('keep a short form of several letters', () => expect(initials('Yu. B. Ts.')).toBe('Yu. B. Ts.'));
  it('keep the parts of a family name', () => expect(initials('J.B. de Cusance')).toBe('J. B. de C.'));
  it('keep them apart where initials have no space between', () =>
    expect(initials('J.B. de Cusance', { stop: '', between: '' })).toBe('JB de C'));
  it('write short forms without stops too', () =>
    expect(initials('Yu. Boris', { stop: '', between: '' })).toBe('YuB'));
  it('ignore hyphens at the ends of a name', () => expect(initials('Jean- Luc')).toBe('J. L.'));
  it('leave names whole in a script without capitals', () => expect(initials('رضوان')).toBe('رضوان'));
});

it.each([
  ['苏, 砚舟', '苏砚舟'],
  ['김, 철수', '김철수'],
  ['Su, Yanzhou', 'Yanzhou Su'],
  ['苏, Yanzhou', 'Yanzhou 苏'],
  ['スミス, ジョン', 'ジョン スミス'],
  ['苏砚舟', '苏砚舟'],
])('%s keeps the order of its script: %s', (written, shown) =>
  expect(inOrderOfScript(parseName(written))).toBe(shown),
);

it('a name in a script with the family name first is cited in one piece', () => {
  expect(asWritten({ family: '苏', given: '砚舟' })).toEqual({ literal: '苏砚舟' });
  const name = { family: '苏', given: 'Yanzhou' };
  expect(asWritten(name)).toBe(name);
});
