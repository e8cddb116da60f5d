import { api } from '@lab/contract';
import { linkTexts } from '@lab/contract/features/papers/review/texts';
import type { Paper } from '@lab/contract/features/papers/schemas';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { FieldGroup } from '../../../ui/form/field-group.tsx';

/** Which author is which member of the team, or was. Each choice is saved at once, apart from the form. */
export function AuthorLinks({ row }: { row: Paper }) {
  const { data: team = [] } = useQuery(endpointQuery(api.alumni.people, {}));
  const [shown, setShown] = useState(row.memberIds ?? []);
  const link = useRecordMutation({
    run: ({ at, member }: { at: number; member: string }) =>
      call(api.papers.linkAuthor, {
        params: { id: row._id },
        body: { author: row.authors[at] ?? '', member, before: shown[at] ?? '' },
      }),
    target: () => row._id,
    done: () => linkTexts.saved,
  });

  async function choose(at: number, member: string) {
    await link.mutateAsync({ at, member }).then(
      // The same name may be on the paper twice.
      () => setShown(row.authors.map((name, i) => (name === row.authors[at] ? member : (shown[i] ?? '')))),
      () => {}, // the mutation shows the error
    );
  }

  return (
    <FieldGroup legend={linkTexts.heading}>
      <p>{linkTexts.help}</p>
      {row.authors.map((author, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: two authors of one name are possible, and the list never changes
          key={at}
          select
          fullWidth
          label={author}
          value={team.some(({ _id }) => _id === shown[at]) ? shown[at] : ''}
          disabled={link.isPending}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => void choose(at, target.value)}
        >
          <MenuItem value="">{linkTexts.nobody}</MenuItem>
          {team.map(({ _id, name }) => (
            <MenuItem key={_id} value={_id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </FieldGroup>
  );
}
