/** The acts by which an admin decides who sees a resource. */
import { api } from '@lab/contract';
import { resourceDeskTexts } from '@lab/contract/features/resources/desk/texts';
import { useState } from 'react';
import type { Extras } from '../../../desk/content.ts';
import { FormDialog } from '../../../desk/form-dialog.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';

type Act = 'hide' | 'show';

interface Opened {
  id: string;
  name: string;
}

function MoveDialog({ act, id, name, onClose }: Opened & { act: Act; onClose: () => void }) {
  const { title, text, confirm, done } = resourceDeskTexts[act];
  const move = useRecordMutation({
    run: () => call(api.forMembers[act], { params: { id } }),
    target: () => id,
    done: () => done,
    failed: resourceDeskTexts.failed,
  });
  return (
    <FormDialog
      title={title(name)}
      text={text}
      confirm={confirm}
      isBusy={move.isPending}
      onSubmit={() => move.mutateAsync(undefined).then(onClose, () => {})}
      onClose={onClose}
    />
  );
}

function extrasOf(act: Act): Extras {
  const Acts: NonNullable<Extras['Acts']> = ({ children }) => {
    const [open, setOpen] = useState<Opened>();
    return (
      <>
        {children(({ _id: id, title }) => [
          { label: resourceDeskTexts[act].action, run: () => setOpen({ id, name: String(title) }) },
        ])}
        {open && <MoveDialog act={act} {...open} onClose={() => setOpen(undefined)} />}
      </>
    );
  };
  return { Acts };
}

export const hiding = extrasOf('hide');
export const showing = extrasOf('show');
