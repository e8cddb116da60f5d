import { api } from '@lab/contract';
import { plainDrawn } from '@lab/contract/math/drawn';
import { mostMoreAreas } from '@lab/contract/papers/limits';
import { moreAreasTexts } from '@lab/contract/papers/review/texts';
import type { Paper } from '@lab/contract/papers/schemas';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { briefAreasQuery } from '../../../lib/areas.ts';
import { FieldGroup } from '../../../ui/form/field-group.tsx';

/** The research areas in which a work is besides its own. Each choice is saved at once, apart from the form. */
export function MoreAreas({ row }: { row: Paper }) {
  const { data: areas = [] } = useQuery(briefAreasQuery);
  const [shown, setShown] = useState(row.moreAreas?.map(({ _id }) => _id) ?? []);
  const place = useRecordMutation({
    run: (chosen: string[]) =>
      call(api.papers.placeInAreas, { params: { id: row._id }, body: { areas: chosen, before: shown } }),
    target: () => row._id,
    done: () => moreAreasTexts.saved,
    failed: moreAreasTexts.failed,
  });

  async function choose(chosen: string[]) {
    await place.mutateAsync(chosen).then(
      () => setShown(chosen),
      () => {}, // the mutation shows the error
    );
  }

  const others = areas.filter(({ departmentName }) => departmentName !== row.category);
  return (
    <FieldGroup legend={moreAreasTexts.heading}>
      <p>{moreAreasTexts.help}</p>
      <TextField
        select
        fullWidth
        label={moreAreasTexts.label}
        value={shown.filter((id) => others.some(({ _id }) => _id === id))}
        disabled={place.isPending}
        slotProps={{ select: { multiple: true } }}
        onChange={({ target }) => void choose([target.value].flat())}
      >
        {others.map(({ _id, departmentName, drawn }) => (
          <MenuItem key={_id} value={_id} disabled={shown.length >= mostMoreAreas && !shown.includes(_id)}>
            {plainDrawn(departmentName, drawn)}
          </MenuItem>
        ))}
      </TextField>
    </FieldGroup>
  );
}
