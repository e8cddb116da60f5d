import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldOf } from '../../ui/form/text-field.tsx';
import longText from '../../ui/long-text.module.css';
import { cleanPaste } from './clean-paste.ts';
import styles from './editor.module.css';
import { documentOf } from './from-markdown.ts';
import { InsertDialog } from './insert-dialog.tsx';
import { extensions } from './schema.ts';
import { markdownOf } from './to-markdown.ts';
import { type Insertion, Toolbar } from './toolbar.tsx';

/** Edits a text as visitors will see it. The form's value is Markdown. */
export default function TextEditor<Values extends FieldValues>({ control, name, label }: FieldOf<Values>) {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const written = useRef<string>(undefined);
  const [insertion, setInsertion] = useState<Insertion>();
  const value: string = field.value ?? '';

  const error = fieldState.error?.message;
  const attributes = {
    class: longText.text ?? '',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-error`,
    'aria-invalid': String(Boolean(error)),
  };

  const editor = useEditor({
    extensions,
    content: documentOf(value),
    editorProps: { transformPastedHTML: cleanPaste, attributes },
    onUpdate({ editor }) {
      written.current = markdownOf(editor.getJSON());
      field.onChange(written.current);
    },
    onBlur: field.onBlur,
  });

  // A kept draft, or the version of somebody else, replaces the text.
  useEffect(() => {
    if (written.current === undefined) written.current = value;
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);

  // The form focuses its first wrong field.
  useEffect(() => field.ref({ focus: () => editor.commands.focus() }), [editor, field.ref]);

  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.frame} data-wrong={error ? true : undefined}>
        <Toolbar editor={editor} label={label} onInsert={setInsertion} />
        <EditorContent editor={editor} className={styles.area} />
      </div>
      <p id={`${id}-error`} className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
      {insertion && <InsertDialog what={insertion} editor={editor} onClose={() => setInsertion(undefined)} />}
    </div>
  );
}
