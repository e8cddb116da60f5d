/**
 * Sends random cases to two engines and shrinks those that they answer differently, until all cases are done.
 */
import fc from 'fast-check';
import { canonicalSteps, firstDifference, print } from './canonical.ts';
import type { KnownDifference } from './known.ts';
import { prune } from './prune.ts';
import type { Side, Step } from './side.ts';

export interface Part<Case> {
  readonly name: string;
  readonly cases: fc.Arbitrary<Case>;
  /** Whether a step depends on the steps before it, so that only the first difference in a case counts. */
  readonly inOrder: boolean;
  /** The part of the requested number of cases, for cases that take seconds. */
  readonly share?: number;
  ask(side: Side, one: Case): Promise<Step[]>;
}

export interface Difference {
  readonly part: string;
  /** The smallest case that fast-check found, as one line. */
  readonly smallest: string;
  readonly asked: string;
  readonly ours: string;
  readonly official: string;
}

export interface PartReport {
  readonly part: string;
  readonly cases: number;
  readonly steps: number;
  /** How many cases showed each known difference, by its name. */
  readonly known: ReadonlyMap<string, number>;
  readonly differences: readonly Difference[];
}

interface Found {
  readonly kind: string;
  readonly asked: string;
  readonly ours: Step;
  readonly official: Step;
  readonly answers: readonly [unknown, unknown];
}

export interface Options {
  readonly ours: Side;
  readonly official: Side;
  readonly seed: number;
  readonly cases: number;
  readonly known: readonly KnownDifference[];
  /** A part ends after this many kinds of difference. */
  readonly most: number;
}

export async function comparePart<Case>(part: Part<Case>, options: Options): Promise<PartReport> {
  const known = new Map<string, number>();
  const differences: Difference[] = [];
  const seen = new Set<string>();
  const counted = { cases: 0, steps: 0 };
  const wanted = Math.ceil(options.cases * (part.share ?? 1));
  let shrinking = false;
  const unexplained = async (one: Case): Promise<Found | undefined> => {
    const [ours, official] = await Promise.all([
      answer(part, options.ours, one),
      answer(part, options.official, one),
    ]);
    if (!shrinking) {
      counted.cases += 1;
      counted.steps += ours.length;
    }
    for (const found of differencesOf(ours, official)) {
      const name = options.known.find(
        (candidate) => candidate.part === part.name && candidate.matches(found),
      )?.name;
      if (name === undefined) {
        if (!seen.has(found.kind)) return found;
      } else if (!shrinking) known.set(name, (known.get(name) ?? 0) + 1);
      if (part.inOrder) return undefined;
    }
    return undefined;
  };

  for (let round = 0; counted.cases < wanted && differences.length < options.most; round++) {
    shrinking = false;
    /** The latest difference, which a repetition may not show again. */
    const met: { last?: { readonly one: Case; readonly found: Found } } = {};
    const property = fc.asyncProperty(part.cases, async (one) => {
      const found = await unexplained(one);
      if (found) {
        shrinking = true;
        met.last = { one, found };
      }
      return found === undefined;
    });
    const numRuns = wanted - counted.cases;
    const { counterexample, errorInstance } = await fc.check(property, {
      seed: options.seed + round,
      numRuns,
    });
    const shrunk = counterexample?.[0];
    if (shrunk === undefined) break;
    const found = await unexplained(shrunk);
    if (!found) {
      const { last } = met;
      // A side has not answered at all.
      if (!last) throw errorInstance;
      seen.add(last.found.kind);
      differences.push({
        ...differenceOf(part.name, last.one, last.found),
        asked: `${last.found.asked} (the engines differed here, and no more when asked again)`,
      });
      continue;
    }
    // Shrinking may remove so much of a case that it is no longer a valid request.
    const holds = (one: Case) =>
      unexplained(one).then(
        (other) => other?.kind === found.kind,
        () => false,
      );
    const smallest = await prune(shrunk, holds);
    const last = (await unexplained(smallest)) ?? found;
    seen.add(found.kind);
    differences.push(differenceOf(part.name, smallest, last));
  }
  return { part: part.name, ...counted, known, differences };
}

const differenceOf = (
  part: string,
  smallest: unknown,
  { asked, ours, official, answers }: Found,
): Difference => ({
  part,
  smallest: print(smallest),
  asked,
  ours: describe(ours, answers[0]),
  official: describe(official, answers[1]),
});

async function answer<Case>(part: Part<Case>, side: Side, one: Case): Promise<Step[]> {
  await side.clear();
  return part.ask(side, one);
}

function* differencesOf(ours: readonly Step[], official: readonly Step[]): Generator<Found> {
  const [plainOurs, plainOfficial] = [canonicalSteps(ours), canonicalSteps(official)];
  for (const [i, step] of ours.entries()) {
    const other = official[i];
    if (!other) return;
    const at = firstDifference(plainOurs[i], plainOfficial[i]);
    if (at === undefined) continue;
    yield {
      kind: kindOf(step, other, at),
      asked: step.asked,
      ours: step,
      official: other,
      answers: [plainOurs[i], plainOfficial[i]],
    };
  }
}

/** Errors are of one kind when their messages begin alike, since names and numbers come later. */
function kindOf(ours: Step, official: Step, at: string): string {
  if (ours.code === official.code) return `${ours.asked.split(' ')[0]} ${at}`;
  const shortForm = ({ code, message }: Step) => `${code} ${message.split(' ').slice(0, 3).join(' ')}`;
  return `${shortForm(ours)} | ${shortForm(official)}`;
}

const describe = ({ code, message }: Step, answer: unknown): string =>
  code === 0 ? print(Reflect.get(Object(answer), 'result')) : `${code} ${message}`;
