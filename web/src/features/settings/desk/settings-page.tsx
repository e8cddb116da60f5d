import type { Settings, SettingsPart } from '@lab/contract/features/settings/defaults';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { PartTabs } from '../../../desk/part-tabs.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import { AnnouncementForm, LookForm, PressForm, VisitsForm } from './field-forms.tsx';
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
  notices: AnnouncementForm,
  press: PressForm,
  visits: VisitsForm,
  redirects: RedirectsForm,
};

export default function SettingsPage() {
  const { data: settings, isPending, isError, refetch } = useQuery(allSettingsQuery);
  return (
    <DeskPage title={settingsTexts.title} lead={settingsTexts.lead}>
      <PartTabs label={settingsTexts.tabs} names={settingsTexts.parts}>
        {(part) => (
          <>
            {isPending && <Loading />}
            {isError && <Failed onRetry={refetch} />}
            {settings && <Part key={part} part={part} settings={settings as Settings} />}
          </>
        )}
      </PartTabs>
    </DeskPage>
  );
}

/** A new form after each saving, because it starts from what is stored now. */
function Part({ part, settings }: { part: SettingsPart; settings: Settings }) {
  const [times, setTimes] = useState(0);
  const Form = forms[part];
  return <Form key={times} settings={settings} onClose={() => setTimes(times + 1)} />;
}
