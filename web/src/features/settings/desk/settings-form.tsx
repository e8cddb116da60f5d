import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import type { Fields } from '@lab/contract/core/content/field';
import type { Settings, SettingsPart } from '@lab/contract/features/settings/defaults';
import { settingsFields } from '@lab/contract/features/settings/fields';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DefaultValues, type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import { Facts, factsIn } from '../../../desk/facts.tsx';
import { PartForm, type PartFormProps } from '../../../desk/part-form.tsx';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { settingsQuery } from '../../../lib/settings.ts';
import { speakAt } from '../../../lib/spoken-words.ts';
import { uncached } from '../../../lib/uncached.ts';
import styles from './settings.module.css';
import { SettingsPreview } from './settings-preview.tsx';

export const allSettingsQuery = { ...endpointQuery(api.settings.all, {}), staleTime: 0 };

export interface PartProps {
  settings: Settings;
  /** Called when the part is saved or given up, to start again from what is stored. */
  onClose: () => void;
}

/** The values of one part, which its schema checks before they are sent. */
export function useSettingsForm<Part extends SettingsPart>(
  part: Part,
  schema: AnyObjectSchema,
  { settings }: PartProps,
  options: { mode?: 'onChange' } = {},
): UseFormReturn<Settings[Part]> {
  return useForm<Settings[Part]>({
    ...options,
    resolver: yupResolver(schema) as unknown as Resolver<Settings[Part]>,
    defaultValues: settings[part] as DefaultValues<Settings[Part]>,
  });
}

interface Props<Part extends SettingsPart>
  extends PartProps,
    Partial<Pick<PartFormProps<Settings, Settings[Part]>, 'onSave'>> {
  part: Part;
  form: UseFormReturn<Settings[Part]>;
  /** What a conflict shows of the version that somebody else saved; without it, the fields of the part. */
  factsOf?: (part: Settings[Part]) => Record<string, ReactNode>;
  children: ReactNode;
}

/** The parts that change how pages look. */
const previewed: readonly SettingsPart[] = ['identity', 'look', 'menu', 'home', 'notices'];

const fieldsOf: Partial<Record<SettingsPart, Fields>> = settingsFields;

/** The server checks each part by its schema, which the compiler cannot see for any part. */
const save = (part: SettingsPart, values: object, before: object) =>
  call(api.settings[part], { body: { ...values, before } as never });

/** The form of one part of the settings. */
export function SettingsForm<Part extends SettingsPart>(props: Props<Part>) {
  const { part, form, settings, factsOf, ...rest } = props;
  const client = useQueryClient();
  const values = useWatch({ control: form.control });
  const isPreviewed = previewed.includes(part);
  const facts = factsOf?.(settings[part]) ?? factsIn(fieldsOf[part] ?? {}, settings[part]);
  /** Browsers and CDNs may keep the public settings for a minute; the admin sees the change at once. */
  async function showAtOnce() {
    const shown = await call(api.settings.get, uncached({}));
    await speakAt(location.pathname, shown.words);
    client.setQueryData(settingsQuery.queryKey, shown);
  }

  return (
    <div className={isPreviewed ? styles.withPreview : undefined}>
      <PartForm
        onSave={(written, { seen }) => save(part, written, seen[part])}
        {...rest}
        form={form}
        draft={`settings:${part}`}
        target={part}
        start={settings}
        stored={<Facts facts={facts} />}
        valuesOf={(all) => all[part]}
        fetchCurrent={async () => (await client.fetchQuery(allSettingsQuery)) as Settings}
        onSaved={() => void showAtOnce()}
        texts={settingsTexts}
      />
      {isPreviewed && <SettingsPreview unsaved={{ [part]: values }} />}
    </div>
  );
}
