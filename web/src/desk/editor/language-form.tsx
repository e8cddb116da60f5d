import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import type { InsertProps } from './insert-into.ts';
import { addLanguage, languageAt, languageChoices, nameOfLanguage } from './passage-language.ts';

const { fields, errors } = editorTexts;

/** Says in which language the selected words are. */
export function LanguageForm({ editor, title, onClose }: InsertProps) {
  const [present] = useState(() => languageAt(editor));
  const [tag, setTag] = useState<string | null>(present || null);
  const [error, setError] = useState('');

  function insert() {
    if (!tag) return setError(errors.language);
    const chain = editor.chain().focus();
    const isSet = (present ? chain.extendMarkRange('language') : chain).command(addLanguage(tag)).run();
    if (isSet) onClose();
    else setError(errors.passage);
  }

  function remove() {
    editor.chain().focus().extendMarkRange('language').unsetMark('language').run();
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
      <Autocomplete
        options={languageChoices(siteTexts.language).map(({ tag }) => tag)}
        getOptionLabel={(tag) => nameOfLanguage(tag, siteTexts.language)}
        value={tag}
        onChange={(_, chosen) => {
          setTag(chosen);
          setError('');
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            required
            label={fields.language}
            error={Boolean(error)}
            helperText={error}
          />
        )}
      />
    </EditorDialog>
  );
}
