import type { Settings, SettingsPart } from '@lab/contract/features/settings/defaults';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useId, useState } from 'react';
import desk from '../../../desk/desk.module.css';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { useUrlParams, withParam } from '../../../lib/use-url-params.ts';
import { Failed, Loading } from '../../../ui/states.tsx';
import { LookForm, NoticesForm, VisitsForm } from './field-forms.tsx';
import { IdentityForm } from './identity-form.tsx';
import { HomeForm, MenuForm } from './ordered-forms.tsx';
import { RedirectsForm } from './redirects-form.tsx';
import { allSettingsQuery, type PartProps } from './settings-form.tsx';
import { TeamForm } from './team-form.tsx';
import { WordsForm } from './words-form.tsx';

const forms: Record<SettingsPart, ComponentType<PartProps>> = {
  identity: IdentityForm,
  look: LookForm,
  menu: MenuForm,
  home: HomeForm,
  team: TeamForm,
  words: WordsForm,
  notices: NoticesForm,
  visits: VisitsForm,
  redirects: RedirectsForm,
};
const parts = Object.keys(forms) as SettingsPart[];

export default function SettingsPage() {
  const { data: settings, isPending, isError, refetch } = useQuery(allSettingsQuery);
  const [params, setParams] = useUrlParams();
  const asked = params.get('part');
  const part = parts.find((name) => name === asked) ?? 'identity';
  const panel = useId();
  return (
    <DeskPage title={settingsTexts.title} lead={settingsTexts.lead}>
      <Tabs
        aria-label={settingsTexts.tabs}
        value={part}
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_, chosen: string) => setParams((before) => withParam(before, 'part', chosen))}
      >
        {parts.map((name) => (
          <Tab key={name} value={name} label={settingsTexts.parts[name]} aria-controls={panel} />
        ))}
      </Tabs>
      <div id={panel} role="tabpanel" aria-label={settingsTexts.parts[part]} className={desk.panel}>
        {isPending && <Loading />}
        {isError && <Failed onRetry={refetch} />}
        {settings && <Part key={part} part={part} settings={settings as Settings} />}
      </div>
    </DeskPage>
  );
}

/** A new form after each saving, because it starts from what is stored now. */
function Part({ part, settings }: { part: SettingsPart; settings: Settings }) {
  const [times, setTimes] = useState(0);
  const Form = forms[part];
  return <Form key={times} settings={settings} onClose={() => setTimes(times + 1)} />;
}
