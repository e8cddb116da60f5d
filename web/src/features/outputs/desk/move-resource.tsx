/** The acts by which an admin decides who sees a resource. */
import { api } from '@lab/contract';
import { resourceDeskTexts } from '@lab/contract/features/resources/desk/texts';
import type { Extras } from '../../../desk/content.ts';
import { actsOf, type DialogProps } from '../../../desk/dialogs.tsx';
import { FormDialog } from '../../../desk/form-dialog.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';

type Act = 'hide' | 'show';

function extrasOf(act: Act): Extras {
  const { action, title, text, confirm, done } = resourceDeskTexts[act];
  function MoveDialog({ id, name, onClose }: DialogProps) {
    const move = useRecordMutation({
      run: () => call(api.forMembers[act], { params: { id } }),
      target: () => id,
      done: () => done,
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
  return { Acts: actsOf('title', [{ label: action, Dialog: MoveDialog }]) };
}

export const hiding = extrasOf('hide');
export const showing = extrasOf('show');
