import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldOf } from '../../ui/form/text-field.tsx';
import { Loading } from '../../ui/states.tsx';

/** The editor is large, so only a form with a long text loads it. */
const TextEditor = lazy(() => import('./text-editor.tsx'));

export function LongTextField<Values extends FieldValues>(props: FieldOf<Values>) {
  return (
    <Suspense fallback={<Loading />}>
      <TextEditor {...(props as unknown as FieldOf<FieldValues>)} />
    </Suspense>
  );
}
