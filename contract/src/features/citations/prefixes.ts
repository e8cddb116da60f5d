/** Capitalised words that belong to the family name after them: `Nic Dubhthaí`, `Le Goëlan`. */
import { fold } from '../../lib/fold.ts';

const prefixes = new Set(
  [
    'ó o’ ní ni nic mac mag mc mhic giolla ua uí ui',
    'le la du des de della del dei degli di da das dos',
    'van von vom zu zum zur der den ter ten ’t',
    'al el ben bin bint ibn abu',
  ].flatMap((words) => words.split(' ')),
);

/** Before these family names a prefix is the second part of a given name: `Xiao Bin Chen`, `Minh Van Tran`. */
const eastAsian = new Set(
  [
    'bui cao dang dinh do duong ho hoang huynh le luong ly mai ngo nguyen pham phan ta tran trinh truong vo vu',
    'chan chang chen cheng cho choi chu du fan fang feng gao guo han he hu huang jiang jung kang kim lam lau lee',
    'li liang lim lin liu lu luo ma park pan peng shen shi song sun tan tang tian wang wei wong wu xi xiao xie xu',
    'yan yang yao ye yu yuan zeng zhang zhao zheng zhou zhu',
  ].flatMap((words) => words.split(' ')),
);

export function belongsTo(family: string, word: string): boolean {
  const prefix = word.normalize('NFC').toLowerCase().replace("'", '’');
  return prefixes.has(prefix) && !eastAsian.has(fold(family));
}
