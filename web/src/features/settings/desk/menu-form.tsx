import { yupResolver } from '@hookform/resolvers/yup';
import { filledPages } from '@lab/contract/features/settings/choices';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { menuNames } from '@lab/contract/features/settings/menu';
import { menu } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { OrderedRows } from '../../../desk/ordered-rows.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { moved } from '../../../ui/form/ordering.ts';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { PartProps } from './all-settings.ts';
import { SettingsForm } from './settings-form.tsx';

type Menu = Settings['menu'];

const { menu: texts } = settingsTexts;

export function MenuForm(props: PartProps) {
  const form = useForm<Menu>({
    resolver: yupResolver(menu) as Resolver<Menu>,
    defaultValues: props.settings.menu,
  });
  const { control, setValue } = form;
  const pages = useWatch({ control, name: 'pages' });
  return (
    <SettingsForm
      {...props}
      part="menu"
      form={form}
      factsOf={({ pages }) => ({
        [texts.pages]: pages
          .filter(({ shown }) => shown)
          .map(({ page, name }) => name || menuNames()[page])
          .join(', '),
      })}
    >
      <FieldGroup legend={texts.pages}>
        <p>{texts.help}</p>
        <OrderedRows
          names={pages.map(({ page }) => menuNames()[page])}
          texts={settingsTexts}
          onMove={(from, to) => setValue('pages', moved(pages, from, to), { shouldDirty: true })}
        >
          {(index) => (
            <>
              <TextField
                control={control}
                name={`pages.${index}.name`}
                label={menuNames()[pages[index]?.page ?? 'home']}
                placeholder={texts.name}
              />
              <SwitchField control={control} name={`pages.${index}.shown`} label={texts.shown} />
              {filledPages.some((key) => key === pages[index]?.page) && (
                <SwitchField control={control} name={`pages.${index}.footer`} label={texts.footer} />
              )}
            </>
          )}
        </OrderedRows>
      </FieldGroup>
    </SettingsForm>
  );
}
