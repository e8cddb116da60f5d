import { yupResolver } from '@hookform/resolvers/yup';
import { requiredProse } from '@lab/contract/fields';
import { limits } from '@lab/contract/limits';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { useRecordForm } from '../lib/use-record-form.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { Prose } from '../ui/prose.tsx';
import { wasOvertaken } from './overtaken.ts';
import { OvertakenNotice } from './overtaken-notice.tsx';

interface Props {
  label: string;
  submit: string;
  missing: string;
  /** Under which it is kept on this device until it is sent. */
  draft: string;
  /** Asked before it is sent. */
  confirm?: () => Promise<boolean>;
  /** Throws why it was not sent, and says so; what is typed stays where it was not. */
  onSend: (message: string, before: string) => Promise<unknown>;
  /** Where it can be written anew: the record, under which the log knows it, and what stands there now. */
  present?: { target: string; message: string };
}

const nothing = { target: '', message: '' };

/** One text to one person: feedback on an application or a paper, the reply to a message. */
export function MessageForm(props: Props) {
  const { label, missing, draft, confirm, onSend, present = nothing } = props;
  const resolver = useMemo(
    () => yupResolver(object({ message: requiredProse(label, limits.message, missing) })),
    [label, missing],
  );
  const form = useForm({ resolver, defaultValues: { message: present.message } });
  const { reset, getValues } = form;
  const [seen, see] = useState(present.message);
  const [overtaken, setOvertaken] = useState(false);

  useEffect(() => {
    const now = present.message;
    const typed = getValues('message');
    // What comes in while somebody types is not yet seen: it is shown once the server has refused to write over it.
    if (now === seen || (typed !== seen && typed !== now && !overtaken)) return;
    see(now);
    reset({ message: now });
    if (overtaken) reset({ message: typed }, { keepDefaultValues: true });
  }, [present.message, seen, overtaken, reset, getValues]);

  const { submit, isBusy } = useRecordForm({
    form,
    draft,
    start: undefined,
    confirm,
    save: ({ message }) => onSend(message, seen),
    onSaved: () => setOvertaken(false),
    failed: (error) => setOvertaken(wasOvertaken(error)),
  });

  return (
    <Form onSubmit={submit}>
      {overtaken && seen && (
        <OvertakenNotice target={present.target}>
          <Prose text={seen} />
        </OvertakenNotice>
      )}
      {!overtaken && present.message && <Prose text={present.message} />}
      <TextArea control={form.control} name="message" label={label} minRows={3} />
      <div>
        <Button type="submit" disabled={isBusy}>
          {props.submit}
        </Button>
      </div>
    </Form>
  );
}
