/** Runs the cases of a suite and holds their faults to the differences that were agreed. */
import type { Case, Fault, Given, Suite } from './suite.ts';

/** Why we differ, by case. */
export type Agreed = Record<string, string>;

export interface Result {
  cases: number;
  passed: number;
  /** By case, with the reason. */
  agreed: Agreed;
  /** By case, with what is wrong. */
  failed: Record<string, string>;
  /** Whether a case that passed fails when the product has the planted fault. */
  isFaultNoticed?: boolean;
}

export const stale = 'It is an agreed difference, but it passes: take it off the list';
export const unknown = 'It is an agreed difference, but the suite has no such case';
export const again = 'The suite has two cases of this name';

export async function runSuite(
  suite: Suite,
  given: Omit<Given<object>, 'product'>,
  agreed: Agreed,
  plants = false,
): Promise<Result> {
  const faults = await faultsOf(suite.cases({ ...given, product: suite.product }));
  const result: Result = { cases: faults.size, passed: 0, agreed: {}, failed: {} };
  for (const [name, fault] of faults) {
    const reason = Object.hasOwn(agreed, name) ? agreed[name] : undefined;
    if (fault === undefined && reason === undefined) result.passed += 1;
    else if (fault === again || reason === undefined) result.failed[name] = fault ?? '';
    else if (fault === undefined) result.failed[name] = stale;
    else result.agreed[name] = reason;
  }
  for (const name of Object.keys(agreed)) if (!faults.has(name)) result.failed[name] = unknown;
  if (plants)
    result.isFaultNoticed = await hasNewFault(suite.cases({ ...given, product: suite.planted }), faults);
  return result;
}

async function faultsOf(cases: ReturnType<Suite['cases']>): Promise<Map<string, Fault>> {
  const faults = new Map<string, Fault>();
  try {
    for await (const each of cases)
      faults.set(each.name, faults.has(each.name) ? again : await faultOf(each));
  } catch (error) {
    faults.set('the suite itself', sentenceOf(error));
  }
  return faults;
}

/** It stops at the first, because all others prove no more and some suites take minutes. */
async function hasNewFault(cases: ReturnType<Suite['cases']>, known: Map<string, Fault>): Promise<boolean> {
  try {
    for await (const each of cases)
      if (!known.get(each.name) && (await faultOf(each)) !== undefined) return true;
    return false;
  } catch {
    return true;
  }
}

const faultOf = async (each: Case): Promise<Fault> => {
  try {
    return await each.fault();
  } catch (error) {
    return sentenceOf(error);
  }
};

const sentenceOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : `${error}`;

/** A suite that ran no case, or whose planted fault nobody noticed, has proved nothing. */
export const isGreen = ({ cases, failed, isFaultNoticed = true }: Result) =>
  cases > 0 && isFaultNoticed && Object.keys(failed).length === 0;
