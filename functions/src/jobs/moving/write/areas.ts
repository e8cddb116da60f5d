/** Research areas of another lab come first, because records and works name them. */
import { AppError } from '@lab/contract';
import { areaKind } from '@lab/contract/features/areas/kind';
import { content } from '../../../app/content-kinds.ts';
import type { Content } from '../../../core/content/content-handlers.ts';
import { areaCalled } from '../../../features/areas/area-names.ts';
import { listedAreas } from '../../../features/areas/area-store.ts';
import type { KindRecord } from '../description.ts';
import { addByForm } from './add-by-form.ts';
import { fit } from './fit.ts';
import { valuesHere } from './kind-values.ts';
import { tell, type Writing } from './writing.ts';

export async function addAreas(writing: Writing, areas: readonly KindRecord[]): Promise<void> {
  const { made, known, ids, progress } = writing;
  made.areas = 0;
  progress.begin('areas', areas.length);
  // An area before its groups, otherwise in the order of the lab.
  const isGroup = ({ values }: KindRecord) => Number((values.parent as string[]).length > 0);
  for (const area of [...areas].sort((one, other) => isGroup(one) - isGroup(other))) {
    progress.step();
    const had = known.get(area.from) ?? areaCalled(await listedAreas.read(), area.title)?._id;
    if (had !== undefined) {
      ids.set(area.id, had);
      if (!known.has(area.from)) tell(writing, area.from, ['it is here already']);
      continue;
    }
    const { values, remarks } = await valuesHere(writing, area, areaKind.fields, (id) => id);
    const fitted = await fit(areaKind.fields, values);
    try {
      if (fitted.wrong) throw new AppError('invalid', fitted.wrong);
      const id = await addByForm(writing, {
        kind: 'areas',
        content: content.areas as Content,
        from: area.from,
        values: fitted.values,
      });
      ids.set(area.id, id);
      made.areas += 1;
      tell(writing, area.from, [...remarks, ...fitted.remarks]);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      tell(writing, area.from, [`left out: ${error.message}`]);
    }
  }
}
