import { yupResolver } from '@hookform/resolvers/yup';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { home } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { OrderedRows } from '../../../desk/ordered-rows.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { moved } from '../../../ui/form/ordering.ts';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { PartProps } from './all-settings.ts';
import { SettingsForm } from './settings-form.tsx';

type Home = Settings['home'];

const { home: texts, sectionNames } = settingsTexts;

export function HomeForm(props: PartProps) {
  const form = useForm<Home>({
    resolver: yupResolver(home) as Resolver<Home>,
    defaultValues: props.settings.home,
  });
  const { control, setValue } = form;
  const sections = useWatch({ control, name: 'sections' });
  return (
    <SettingsForm
      {...props}
      part="home"
      form={form}
      factsOf={({ sections }) => ({
        [texts.sections]: sections
          .filter(({ shown }) => shown)
          .map(({ section, heading }) => heading || sectionNames[section])
          .join(', '),
      })}
    >
      <FieldGroup legend={texts.sections}>
        <p>{texts.help}</p>
        <OrderedRows
          names={sections.map(({ section }) => sectionNames[section])}
          texts={settingsTexts}
          onMove={(from, to) => setValue('sections', moved(sections, from, to), { shouldDirty: true })}
        >
          {(index) => (
            <>
              <TextField
                control={control}
                name={`sections.${index}.heading`}
                label={sectionNames[sections[index]?.section ?? 'areas']}
                placeholder={texts.heading}
              />
              <SwitchField control={control} name={`sections.${index}.shown`} label={texts.shown} />
            </>
          )}
        </OrderedRows>
      </FieldGroup>
    </SettingsForm>
  );
}
