import type { Language } from '@lab/contract/features/settings/choices';
import type { OwnText, Settings } from '@lab/contract/features/settings/defaults';
import { wordsDeskTexts as texts } from '@lab/contract/features/settings/words/desk/texts';
import { fold } from '@lab/contract/lib/fold';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import styles from './settings.module.css';

type Words = Settings['words'];

/** As many rows as a screen or two have room for; each of them is a field. */
const atOnce = 20;

interface Props {
  form: UseFormReturn<Words>;
  language: Language;
  defaultTexts: readonly { text: string; usual: string }[];
}

/** The texts of one language, each with what the lab has written in its place. */
export function OwnTexts({ form, language, defaultTexts }: Props) {
  const [search, setSearch] = useState('');
  const [onlyOwn, setOnlyOwn] = useState(false);
  const [most, setMost] = useState(atOnce);
  const own = useWatch({ control: form.control, name: 'own' });
  const { errors } = form.formState;
  const rowOf = (text: string) => own.findIndex((row) => row.language === language && row.text === text);
  const faultOf = (text: string) => errors.own?.[rowOf(text)]?.own?.message;

  function write(text: string, written: string) {
    const others = own.filter((row) => row.language !== language || row.text !== text);
    const rows: OwnText[] = written === '' ? others : [...others, { language, text, own: written }];
    form.setValue('own', rows, { shouldDirty: true });
    form.clearErrors('own');
  }

  const wanted = fold(search.trim());
  const found = defaultTexts.filter(({ text, usual }) => {
    // A row that cannot be saved is always here, because it has to be put right.
    if (faultOf(text)) return true;
    const ours = own[rowOf(text)]?.own ?? '';
    return (!onlyOwn || ours !== '') && fold(`${usual} ${ours}`).includes(wanted);
  });
  const inOrder = found.sort((one, other) => Number(!faultOf(one.text)) - Number(!faultOf(other.text)));
  return (
    <FieldGroup legend={texts.texts}>
      <p>{texts.help}</p>
      <TextField
        type="search"
        label={texts.search}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setMost(atOnce);
        }}
      />
      <FormControlLabel
        label={texts.onlyOwn}
        control={<Switch checked={onlyOwn} onChange={(_, checked) => setOnlyOwn(checked)} />}
      />
      <p role="status">{found.length > 0 ? texts.found(found.length, defaultTexts.length) : texts.none}</p>
      {errors.own?.message && <p role="alert">{errors.own.message}</p>}
      {inOrder.slice(0, most).map(({ text, usual }) => (
        <OwnTextField
          key={text}
          usual={usual}
          own={own[rowOf(text)]?.own ?? ''}
          fault={faultOf(text)}
          onWrite={(written) => write(text, written)}
        />
      ))}
      {found.length > most && (
        <div>
          <Button variant="outlined" onClick={() => setMost(most + atOnce)}>
            {texts.more}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

interface RowProps {
  usual: string;
  own: string;
  fault: string | undefined;
  onWrite: (written: string) => void;
}

function OwnTextField({ usual, own, fault, onWrite }: RowProps) {
  return (
    <div className={styles.ownText}>
      <p>
        <span className="visually-hidden">{texts.usual}: </span>
        {usual}
      </p>
      <TextField
        size="small"
        placeholder={texts.own}
        value={own}
        multiline
        error={Boolean(fault)}
        helperText={fault}
        onChange={({ target }) => onWrite(target.value)}
        slotProps={{ htmlInput: { 'aria-label': texts.edit(usual) } }}
      />
      {own !== '' && (
        <Button size="small" onClick={() => onWrite('')}>
          {texts.back}
        </Button>
      )}
    </div>
  );
}
