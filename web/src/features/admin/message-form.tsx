import { yupResolver } from '@hookform/resolvers/yup';
import { requiredProse } from '@lab/contract/fields';
import { limits } from '@lab/contract/limits';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';

interface Props {
  label: string;
  submit: string;
  missing: string;
  /** Under which it is kept on this device until it is sent. */
  draft: string;
  /** What was written before, to go on from. */
  before?: string;
  /** Answers whether it was sent; what is typed stays where it was not. */
  onSend: (message: string) => Promise<boolean>;
}

/** One text to one person: feedback on an application or a paper, the reply to a message. */
export function MessageForm({ label, submit, missing, draft: name, before = '', onSend }: Props) {
  const resolver = useMemo(
    () => yupResolver(object({ message: requiredProse(label, limits.message, missing) })),
    [label, missing],
  );
  const form = useForm({ resolver, defaultValues: { message: before } });
  const draft = useDraft(form, name);
  const { isSubmitting } = form.formState;

  return (
    <Form
      onSubmit={form.handleSubmit(async ({ message }) => {
        if (await onSend(message)) draft.drop();
      })}
    >
      <TextArea control={form.control} name="message" label={label} minRows={3} />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
