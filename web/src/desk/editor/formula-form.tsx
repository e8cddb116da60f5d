import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { EditorDialog } from './editor-dialog.tsx';
import { RenderedFormula } from './editor-formula.tsx';
import { type InsertProps, insertInto, selectedOf } from './insert-into.ts';

const { fields, errors } = editorTexts;

/** Changes the selected formula, or inserts one. */
export function FormulaForm({ editor, title, onClose }: InsertProps) {
  const [wasDisplayed] = useState(() => 'tex' in selectedOf(editor, 'displayedFormula'));
  const [present] = useState(() =>
    String(selectedOf(editor, wasDisplayed ? 'displayedFormula' : 'formula').tex ?? ''),
  );
  const [tex, setTex] = useState(present);
  const [isDisplayed, setDisplayed] = useState(wasDisplayed);
  const [isTried, setTried] = useState(false);
  const isWrong = isTried && !tex.trim();

  function insert() {
    setTried(true);
    if (!tex.trim()) return;
    const type = isDisplayed ? 'displayedFormula' : 'formula';
    insertInto(editor, { type, attrs: { tex: tex.trim() } }, Boolean(present));
    onClose();
  }

  return (
    <EditorDialog title={title} isChange={Boolean(present)} onConfirm={insert} onClose={onClose}>
      <TextField
        autoFocus
        required
        label={fields.tex}
        value={tex}
        error={isWrong}
        helperText={isWrong && errors.tex}
        onChange={({ target }) => setTex(target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <RenderedFormula tex={tex} isDisplayed={isDisplayed} />
      <FormControlLabel
        label={fields.displayed}
        control={<Checkbox checked={isDisplayed} onChange={({ target }) => setDisplayed(target.checked)} />}
      />
    </EditorDialog>
  );
}
