import type { api } from '@lab/contract';
import { memberFinder } from '@lab/contract/features/citations/same-person';
import type { OutputInBrief } from '@lab/contract/features/outputs/schemas';
import { outputKeys } from '@lab/contract/kinds/kinds';
import { areaWithId } from '../../core/content/references-store.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { readNames } from '../../core/summaries/names-store.ts';
import { listedAreas } from '../areas/area-store.ts';
import { switchedOff } from '../settings/switched-off.ts';
import { type OutputRow, readOutputs } from './output-store.ts';

/** Of each kind, so that a page stays readable; the kind's own page lists all. */
const shownOfAKind = 50;
/** On the home page. */
const newestOfAKind = 3;

type Belongs = (row: OutputRow) => 'yes' | 'other' | 'no';

async function ofPerson(id: string): Promise<Belongs> {
  const who = memberFinder(await readNames());
  const isIn = (names: readonly string[]) => names.some((name) => who(name)?._id === id);
  return ({ people, others }) => (isIn(people) ? 'yes' : isIn(others) ? 'other' : 'no');
}

async function inArea(id: string): Promise<Belongs> {
  const all = await listedAreas.read();
  const wanted = areaWithId(all, id);
  return ({ areas }) => (wanted && areas.some((area) => areaWithId(all, area) === wanted) ? 'yes' : 'no');
}

export const outputs: HandlersOf<Pick<typeof api.outputs, 'list' | 'newest'>> = {
  async list({ query: { person, area } }) {
    const off = await switchedOff();
    const keys = outputKeys.filter((key) => !off.includes(key));
    if ((!person && !area) || keys.length === 0) return [];
    const [rows, belongs] = await Promise.all([
      readOutputs(),
      person ? ofPerson(person) : inArea(area ?? ''),
    ]);
    return keys.flatMap((key) => {
      const found = (rows[key] ?? []).flatMap((row): OutputInBrief[] => {
        const how = belongs(row);
        if (how === 'no') return [];
        const { _id, title, start, end } = row;
        return [{ kind: key, _id, title, start, end, ...(how === 'other' && { supervised: true }) }];
      });
      return found.slice(0, shownOfAKind);
    });
  },
  /**
   * Whether a kind is switched off is not asked: it would cost a read, and the page of such a kind answers
   * too.
   */
  async newest() {
    const rows = await readOutputs();
    return outputKeys.flatMap((kind) =>
      (rows[kind] ?? [])
        .slice(0, newestOfAKind)
        .map(({ _id, title, start, end }) => ({ kind, _id, title, date: start || end })),
    );
  },
};
