import { legalDeskTexts as texts } from '@lab/contract/features/legal/desk/texts';
import { legalPages } from '@lab/contract/features/legal/pages';
import { siteTexts } from '@lab/contract/texts/texts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import desk from '../../../desk/desk.module.css';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { useUrlParams, withParam } from '../../../lib/use-url-params.ts';
import { ConsentPart } from './consent-part.tsx';
import { LegalPagePart } from './legal-page-part.tsx';
import { RetentionPart } from './retention-part.tsx';

const parts = [...legalPages, 'consent', 'retention'] as const;

/** The forms from which the server writes the legal pages. */
export default function LegalDesk() {
  const [params, setParams] = useUrlParams();
  const asked = params.get('part');
  const part = parts.find((name) => name === asked) ?? 'imprint';
  const panel = useId();
  return (
    <DeskPage title={siteTexts.menu.legal} lead={texts.lead}>
      <Tabs
        aria-label={texts.tabsLabel}
        value={part}
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_, chosen: string) => setParams((before) => withParam(before, 'part', chosen))}
      >
        {parts.map((name) => (
          <Tab key={name} value={name} label={texts.tabs[name]} aria-controls={panel} />
        ))}
      </Tabs>
      <div id={panel} role="tabpanel" aria-label={texts.tabs[part]} className={desk.panel}>
        {part === 'consent' && <ConsentPart />}
        {part === 'retention' && <RetentionPart />}
        {part !== 'consent' && part !== 'retention' && <LegalPagePart key={part} page={part} />}
      </div>
    </DeskPage>
  );
}
