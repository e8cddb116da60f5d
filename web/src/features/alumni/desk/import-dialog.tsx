import { api } from '@lab/contract';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import type { ImportedPerson } from '@lab/contract/features/alumni/schemas';
import { useState } from 'react';
import { FormDialog } from '../../../desk/form-dialog.tsx';
import { TableInput } from '../../../desk/table-input.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { peopleInList } from './people-in-list.ts';

const { importing: texts, leave } = alumniDeskTexts;

/** The list is read here, so that a mistake is shown beside it before anything is sent. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const found = text ? peopleInList(text) : [];
  const importing = useRecordMutation({
    run: (people: ImportedPerson[]) => call(api.alumni.import, { body: { people } }),
    done: (_, { made, known }) => texts.done(made, known),
    failed: leave.failed,
  });

  function submit() {
    const people = peopleInList(text);
    if (typeof people === 'string') return setWrong(people);
    return importing.mutateAsync(people).then(onClose, () => {});
  }

  function write(next: string) {
    setText(next);
    setWrong('');
  }

  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      confirm={texts.run}
      isBusy={importing.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TableInput
        file={texts.file}
        label={texts.list}
        value={text}
        maxRows={12}
        wrong={wrong}
        hint={typeof found !== 'string' && found.length > 0 ? texts.found(found.length) : ''}
        onWrite={write}
      />
    </FormDialog>
  );
}
