import { filledPages } from '@lab/contract/features/settings/choices';
import { menuNames } from '@lab/contract/features/settings/menu';
import { home, menu } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { useWatch } from 'react-hook-form';
import { OrderedRows } from '../../../desk/ordered-rows.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { moved } from '../../../ui/form/ordering.ts';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type PartProps, SettingsForm, useSettingsForm } from './settings-form.tsx';

const { menu: menuTexts, home: homeTexts, sectionNames } = settingsTexts;

function namesOfShown<Row extends { shown: boolean }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const shown = rows.filter((row) => row.shown);
  return shown.map(nameOf).join(', ');
}

export function MenuForm(props: PartProps) {
  const form = useSettingsForm('menu', menu, props);
  const { control, setValue } = form;
  const pages = useWatch({ control, name: 'pages' });
  const names = menuNames();
  return (
    <SettingsForm
      {...props}
      part="menu"
      form={form}
      factsOf={({ pages }) => ({
        [menuTexts.pages]: namesOfShown(pages, ({ page, name }) => name || names[page]),
      })}
    >
      <FieldGroup legend={menuTexts.pages}>
        <p>{menuTexts.help}</p>
        <OrderedRows
          names={pages.map(({ page }) => names[page])}
          texts={settingsTexts}
          onMove={(from, to) => setValue('pages', moved(pages, from, to), { shouldDirty: true })}
        >
          {(index) => (
            <>
              <TextField
                control={control}
                name={`pages.${index}.name`}
                label={names[pages[index]?.page ?? 'home']}
                placeholder={menuTexts.name}
              />
              <SwitchField control={control} name={`pages.${index}.shown`} label={menuTexts.shown} />
              {filledPages.some((key) => key === pages[index]?.page) && (
                <SwitchField control={control} name={`pages.${index}.footer`} label={menuTexts.footer} />
              )}
            </>
          )}
        </OrderedRows>
      </FieldGroup>
    </SettingsForm>
  );
}

export function HomeForm(props: PartProps) {
  const form = useSettingsForm('home', home, props);
  const { control, setValue } = form;
  const sections = useWatch({ control, name: 'sections' });
  return (
    <SettingsForm
      {...props}
      part="home"
      form={form}
      factsOf={({ sections }) => ({
        [homeTexts.sections]: namesOfShown(sections, (row) => row.heading || sectionNames[row.section]),
      })}
    >
      <FieldGroup legend={homeTexts.sections}>
        <p>{homeTexts.help}</p>
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
                placeholder={homeTexts.heading}
              />
              <SwitchField control={control} name={`sections.${index}.shown`} label={homeTexts.shown} />
            </>
          )}
        </OrderedRows>
      </FieldGroup>
    </SettingsForm>
  );
}
