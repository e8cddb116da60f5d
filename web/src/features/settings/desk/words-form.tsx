import { api } from '@lab/contract';
import { gapWords, languages } from '@lab/contract/features/settings/choices';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { wordsDeskTexts as texts } from '@lab/contract/features/settings/words/desk/texts';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { endpointQuery } from '../../../lib/query.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import { OwnTexts } from './own-texts.tsx';
import { type PartProps, SettingsForm } from './settings-form.tsx';

/** What is written is checked by the server, which knows all texts in all languages. */
export function WordsForm(props: PartProps) {
  const form = useForm<Settings['words']>({ defaultValues: props.settings.words });
  const { control } = form;
  const language = useWatch({ control, name: 'language' });
  const {
    data: usual,
    isError,
    refetch,
  } = useQuery(endpointQuery(api.settings.texts, { params: { language } }));
  return (
    <SettingsForm
      {...props}
      part="words"
      form={form}
      factsOf={({ language, gaps, own }) => ({
        [texts.language]: texts.languages[language],
        [texts.gaps]: texts.gapsNames[gaps],
        ...Object.fromEntries(own.map((row) => [`${texts.languages[row.language]}: ${row.text}`, row.own])),
      })}
    >
      <SelectField
        control={control}
        name="language"
        label={texts.language}
        helperText={texts.languageHelp}
        options={languages.map((value) => ({ value, label: texts.languages[value] }))}
      />
      <SelectField
        control={control}
        name="gaps"
        label={texts.gaps}
        helperText={texts.gapsHelp}
        options={gapWords.map((value) => ({ value, label: texts.gapsNames[value] }))}
      />
      {isError && <Failed onRetry={refetch} />}
      {!usual && !isError && <Loading />}
      {usual && <OwnTexts key={language} form={form} language={language} defaultTexts={usual} />}
    </SettingsForm>
  );
}
