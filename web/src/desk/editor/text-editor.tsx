import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import { plainWords } from '@lab/contract/core/markdown/plain-words';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { FieldOf } from '../../ui/form/text-field.tsx';
import longText from '../../ui/long-text.module.css';
import { CheckList } from './checks/check-list.tsx';
import { cleanPaste } from './clean-paste.ts';
import styles from './editor.module.css';
import { FileForm } from './file-form.tsx';
import { FormulaForm } from './formula-form.tsx';
import { documentOf } from './from-markdown.ts';
import { documentOfPlain } from './from-plain.ts';
import type { InsertProps } from './insert-into.ts';
import { LanguageForm } from './language-form.tsx';
import { LinkForm } from './link-form.tsx';
import { pasteMarkdown } from './paste-markdown.ts';
import { PictureForm } from './picture-form.tsx';
import { extensions } from './schema.ts';
import { markdownOf } from './to-markdown.ts';
import { type Insertion, Toolbar } from './toolbar.tsx';

export interface TextEditorProps<Values extends FieldValues> extends FieldOf<Values> {
  required?: boolean;
  /** Without what only admins can insert, as it needs uploads and the server. */
  forMembers?: boolean;
  /** The field that gets the plain words of the text. Where only it is filled, the editor begins with it. */
  words?: { name: FieldPath<Values>; max: number };
}

/** Edits a text as visitors will see it. The form's value is Markdown. */
export default function TextEditor<Values extends FieldValues>(props: TextEditorProps<Values>) {
  const { control, name, label, required, forMembers = false, words } = props;
  const { field, fieldState } = useController({ control, name });
  const { field: plain, fieldState: plainState } = useController({ control, name: words?.name ?? name });
  const id = useId();
  const written = useRef<string>(undefined);
  const [insertion, setInsertion] = useState<Insertion>();
  const value: string = field.value ?? '';
  const plainValue: string = (words && !value && plain.value) || '';

  const error = (fieldState.error ?? plainState.error)?.message;
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
    content: startOf(value, plainValue),
    // Its styles are in editor.module.css: the library adds them after the first text, and removes them with
    // an earlier editor.
    injectCSS: false,
    editorProps: { transformPastedHTML: cleanPaste, handlePaste: pasteMarkdown, attributes },
    onUpdate({ editor }) {
      written.current = markdownOf(editor.getJSON());
      field.onChange(written.current);
      if (words) plain.onChange(plainWords(written.current, words.max));
    },
    onBlur: field.onBlur,
  });

  // A kept draft, or the version of somebody else, replaces the text.
  useEffect(() => {
    if (written.current === undefined) written.current = value;
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(startOf(value, plainValue), { emitUpdate: false });
  }, [editor, value, plainValue]);

  // The form focuses its first wrong field.
  useEffect(() => {
    for (const { ref } of [field, plain]) ref({ focus: () => editor.commands.focus() });
  }, [editor, field, plain]);

  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {required && ' *'}
      </span>
      <div className={styles.frame} data-wrong={error ? true : undefined}>
        <Toolbar editor={editor} onInsert={setInsertion} forMembers={forMembers} />
        <EditorContent editor={editor} className={styles.area} />
      </div>
      <CheckList editor={editor} onInsert={setInsertion} />
      <p id={`${id}-error`} className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
      {insertion && <InsertDialog what={insertion} editor={editor} onClose={() => setInsertion(undefined)} />}
    </div>
  );
}

const startOf = (markdown: string, plain: string) => (plain ? documentOfPlain(plain) : documentOf(markdown));

/** Asks for what the chosen part of a text needs, and inserts it. */
function InsertDialog({ what, ...rest }: Omit<InsertProps, 'title'> & { what: Insertion }) {
  const props = { ...rest, title: editorTexts[what] };
  if (what === 'link') return <LinkForm {...props} />;
  if (what === 'language') return <LanguageForm {...props} />;
  if (what === 'formula') return <FormulaForm {...props} />;
  if (what === 'file') return <FileForm {...props} />;
  return <PictureForm {...props} isVideo={what === 'video'} />;
}
