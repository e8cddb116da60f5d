import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Loading } from '../../ui/states.tsx';
import type { TextEditorProps } from './text-editor.tsx';

/** The editor is large, so only a form with a long text loads it. */
const TextEditor = lazy(() => import('./text-editor.tsx'));

export function LongTextField<Values extends FieldValues>(props: TextEditorProps<Values>) {
  return (
    <Suspense fallback={<Loading />}>
      <TextEditor {...(props as unknown as TextEditorProps<FieldValues>)} />
    </Suspense>
  );
}
