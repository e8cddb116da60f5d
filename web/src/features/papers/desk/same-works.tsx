import { api } from '@lab/contract';
import { plainMath } from '@lab/contract/core/math/plain';
import { paths } from '@lab/contract/features/pages/paths';
import type { SameWork } from '@lab/contract/features/papers/review/schemas';
import { versionTexts } from '@lab/contract/features/papers/review/texts';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { venueOf } from '@lab/contract/features/papers/venue';
import { mayBeVersionOf, versionKindOf } from '@lab/contract/features/papers/versions';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { useOpenForm } from '../../../desk/use-open-form.ts';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { useRemovalToast } from '../../../desk/use-removal.ts';
import { call } from '../../../lib/api.ts';
import { yearOf } from '../../../lib/dates.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { FieldGroup } from '../../../ui/form/field-group.tsx';

const { fields, types, paper: texts, publications } = paperTexts;

/** Other records of the same work, each of which can become a version of it. */
export function SameWorks({ row }: { row: Paper }) {
  const { toList, toEdit } = useOpenForm();
  const navigate = useNavigate();
  const showRemoved = useRemovalToast('paper', versionTexts.done);
  // An old answer would be refused, because it says when the records were last written.
  const { data, isError } = useQuery({
    ...endpointQuery(api.papers.sameWorks, { params: { id: row._id } }),
    staleTime: 0,
  });
  const making = useRecordMutation({
    run: ({ _id: otherId, seen: otherSeen }: SameWork) =>
      call(api.papers.makeVersion, {
        params: { id: row._id, otherId },
        body: { seen: data?.seen ?? '', otherSeen },
      }),
    target: () => row._id,
  });

  async function make(other: SameWork) {
    const kind = texts.versionKinds[versionKindOf(other.type)];
    const sure = await confirm({
      text: versionTexts.text(plainMath(other.title), kind),
      confirm: versionTexts.confirm,
    });
    if (!sure) return;
    making.mutate(other, {
      onSuccess() {
        showRemoved([other._id]);
        // The form would compare with what this work was before.
        navigate(toList, { replace: true });
      },
    });
  }

  if (isError) return <p>{versionTexts.loadFailed}</p>;
  if (!data || data.works.length === 0) return null;
  return (
    <FieldGroup legend={versionTexts.heading}>
      <p>{versionTexts.help}</p>
      {data.works.map((other) => (
        <div key={other._id}>
          <SideBySide row={row} other={other} />
          {mayBeVersionOf(other.type, row.type) ? (
            <BusyButton
              variant="outlined"
              isBusy={making.isPending && making.variables === other}
              disabled={making.isPending}
              onClick={() => void make(other)}
            >
              {versionTexts.make}
            </BusyButton>
          ) : (
            <Button variant="outlined" component={Link} to={toEdit(other._id)}>
              {versionTexts.openPublished}
            </Button>
          )}
        </div>
      ))}
    </FieldGroup>
  );
}

type Compared = Pick<SameWork, 'title' | 'type' | 'publicationDate' | 'venue'>;

const lines: [label: string, value: (work: Compared) => string][] = [
  [fields.title, ({ title }) => plainMath(title)],
  [fields.type, ({ type }) => types[type]],
  [publications.year, ({ publicationDate }) => yearOf(publicationDate)],
  [fields.publisher, ({ venue }) => venue],
];

function SideBySide({ row, other }: { row: Paper; other: SameWork }) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell />
          <TableCell>{versionTexts.thisWork}</TableCell>
          <TableCell>
            <Link to={paths.paper(other._id)} target="_blank">
              {versionTexts.other}
            </Link>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(([label, value]) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell dir="auto">{value({ ...row, venue: venueOf(row) })}</TableCell>
            <TableCell dir="auto">{value(other)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
