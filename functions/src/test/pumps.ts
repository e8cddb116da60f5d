/**
 * Texts that repeat one piece very often. What reads a text from outside must not take the square of its
 * length.
 */

/** The pieces of a line, with a character between them that none contains. */
const pieces = (line: string): string[] => line.split('¦');

/** Pieces that have a meaning in names, addresses, tables, TeX, HTML or Markdown. */
export const pumps = [
  ...pieces(' ¦\t¦\n¦\r\n¦\u00a0¦,¦, ¦;¦ ; ¦.¦. ¦:¦-¦ - ¦–¦~¦/¦//'),
  ...pieces('\\¦\\a¦\\"¦&¦&#¦&amp;¦<¦<a ¦</¦>¦<i>¦{¦}¦{}¦{a¦(¦)¦(1)'),
  ...pieces("[¦]¦\"¦'¦''¦`¦*¦_¦$¦$a$¦^{¦|¦#¦@¦=¦%C3¦+¦1¦1-¦2020-"),
  ...pieces('a¦A¦é¦A.¦ A.¦a,¦a ¦a.¦a-¦ and ¦van ¦http://¦10.1234/¦arxiv:¦a@¦ a='),
];

/** Those of which pairs are made: one for each kind. */
export const pairedPumps = [
  ...pieces(' ¦\t¦\n¦,¦;¦.¦:¦-¦~¦/¦\\a¦&¦<¦<a ¦>¦{¦}¦(¦)¦[¦]'),
  ...pieces('"¦\'¦*¦$¦|¦@¦=¦1¦1-¦a¦A¦é¦A.¦ A.¦a ¦ and ¦a.¦http://a¦10.1234/'),
];

type Run = (text: string) => unknown;

/** Time of the processor, which other programs on the machine do not take part in. */
async function cpuTime(run: Run, text: string): Promise<number> {
  const start = process.cpuUsage();
  try {
    await run(text);
  } catch {
    // What refuses a text has read it all the same.
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The milliseconds of one run, measured long enough for any clock. */
async function timeOf(run: Run, text: string): Promise<number> {
  let [total, runs] = [0, 0];
  while (total < longEnough && runs < 1_000) {
    total += await cpuTime(run, text);
    runs += 1;
  }
  return total / runs;
}

const longEnough = 16;
/** Four times the text: 4 where the time grows with the size, 16 with its square. */
const factor = 4;
const tooMuch = 8;
/** The best of so many measurements counts, because a busy machine makes some slower, but none faster. */
const rounds = { atLeast: 3, atMost: 10 };

interface Growth {
  /**
   * How often the piece is repeated; begins with few, because some expressions double their time with each
   * piece.
   */
  sizes: readonly number[];
  /**
   * Milliseconds below which nothing is measured more exactly; the square of the largest size takes longer on
   * any machine.
   */
  unseen: number;
}

/** Says from which size on the time grows faster than the text; nothing if it does not. */
export async function growth(
  run: Run,
  textOf: (count: number) => string,
  { sizes, unseen }: Growth,
): Promise<string | undefined> {
  for (const size of sizes) {
    const text = textOf(size);
    if ((await cpuTime(run, text)) < unseen || (await cpuTime(run, text)) < unseen) continue;
    let [part, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const isSlow = () => whole >= unseen && whole > tooMuch * part;
    for (let round = 1; round <= rounds.atMost && (round <= rounds.atLeast || isSlow()); round++) {
      part = Math.min(part, await timeOf(run, textOf(size / factor)));
      whole = Math.min(whole, await timeOf(run, text));
    }
    if (!isSlow()) continue;
    return `${text.length} characters: ${whole.toFixed(1)} ms, a quarter of them ${part.toFixed(2)} ms`;
  }
  return undefined;
}
