import { yupResolver } from '@hookform/resolvers/yup';
import { requiredProse } from '@lab/contract/api/fields';
import { limits } from '@lab/contract/api/limits';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { useRecordForm } from '../lib/use-record-form.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Form } from '../ui/form/form.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { Prose } from '../ui/prose.tsx';
import { isConflictError } from './conflict.ts';
import { ConflictSection } from './conflict-section.tsx';
import styles from './desk.module.css';

interface Props {
  label: string;
  submit: string;
  /** Says below the field who will read the text. */
  help?: string;
  missing: string;
  /** The name of the draft on this device. */
  draft: string;
  confirm?: () => Promise<boolean>;
  /** Shows its errors and throws them, so that the typed text stays in the form. */
  onSend: (message: string, before: string) => Promise<unknown>;
  /** The message that this one replaces, and the id of its record in the activity log. */
  stored?: { target: string; message: string };
}

const nothing = { target: '', message: '' };

/** A text for one person: feedback on an application or a paper, or the reply to a message. */
export function MessageForm(props: Props) {
  const { label, help, missing, draft, confirm, onSend, stored = nothing } = props;
  const resolver = useMemo(
    () => yupResolver(object({ message: requiredProse(label, limits.message, missing) })),
    [label, missing],
  );
  const form = useForm({ resolver, defaultValues: { message: stored.message } });
  const { reset, getValues } = form;
  const [seen, setSeen] = useState(stored.message);
  const [conflict, setConflict] = useState(false);

  useEffect(() => {
    const current = stored.message;
    const typed = getValues('message');
    // A newer message is not shown while the person types, but only after the server has refused to replace
    // it.
    if (current === seen || (typed !== seen && typed !== current && !conflict)) return;
    setSeen(current);
    reset({ message: current });
    if (conflict) reset({ message: typed }, { keepDefaultValues: true });
  }, [stored.message, seen, conflict, reset, getValues]);

  const isAsking = useRef(false);
  /** A double click asks once. */
  async function ask(): Promise<boolean> {
    if (!confirm) return true;
    if (isAsking.current) return false;
    isAsking.current = true;
    const sure = await confirm();
    isAsking.current = false;
    return sure;
  }

  const { submit, isBusy } = useRecordForm({
    form,
    draft,
    start: undefined,
    confirm: ask,
    save: ({ message }) => onSend(message, seen),
    onSaved: () => setConflict(false),
    failed: (error) => setConflict(isConflictError(error)),
  });

  return (
    <Form onSubmit={submit}>
      {conflict && seen && (
        <ConflictSection target={stored.target}>
          <Prose text={seen} />
        </ConflictSection>
      )}
      {!conflict && stored.message && <Prose text={stored.message} />}
      <TextArea control={form.control} name="message" label={label} minRows={3} />
      {help && <p className={styles.lead}>{help}</p>}
      <div>
        <BusyButton variant="contained" type="submit" isBusy={isBusy}>
          {props.submit}
        </BusyButton>
      </div>
    </Form>
  );
}
