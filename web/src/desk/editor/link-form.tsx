import { isLinkAddress } from '@lab/contract/core/markdown/addresses';
import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import { type InsertProps, insertInto, isBlockSelected } from './insert-into.ts';

const { fields, errors } = editorTexts;

/** A link around the selected words, or around new ones. */
export function LinkForm({ editor, title, onClose }: InsertProps) {
  const [present] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const { selection } = editor.state;
  const [needsWords] = useState(() => !present && (selection.empty || isBlockSelected(selection)));
  const [address, setAddress] = useState(present);
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const href = address.trim();
  const isWrong = !isLinkAddress(href);

  function insert() {
    setTried(true);
    if (isWrong) return;
    const mark = { type: 'link', attrs: { href } };
    if (needsWords) insertInto(editor, { type: 'text', text: words.trim() || href, marks: [mark] });
    else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <EditorDialog
      title={title}
      isChange={Boolean(present)}
      onConfirm={insert}
      onRemove={remove}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={fields.address}
        value={address}
        error={isTried && isWrong}
        helperText={isTried && isWrong ? errors.address : fields.addressHint}
        onChange={({ target }) => setAddress(target.value)}
      />
      {needsWords && (
        <TextField label={fields.words} value={words} onChange={({ target }) => setWords(target.value)} />
      )}
    </EditorDialog>
  );
}
