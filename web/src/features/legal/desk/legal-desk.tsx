import { legalDeskTexts as texts } from '@lab/contract/features/legal/desk/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { PartTabs } from '../../../desk/part-tabs.tsx';
import { ConsentPart } from './consent-part.tsx';
import { LegalPagePart } from './legal-page-part.tsx';
import { PdfsPart } from './pdfs-part.tsx';
import { RetentionPart } from './retention-part.tsx';

/** The forms from which the server writes the legal pages. */
export default function LegalDesk() {
  return (
    <DeskPage title={siteTexts.menu.legal} lead={texts.lead}>
      <PartTabs label={texts.tabsLabel} names={texts.tabs}>
        {(part) => {
          if (part === 'consent') return <ConsentPart />;
          if (part === 'retention') return <RetentionPart />;
          if (part === 'pdfs') return <PdfsPart />;
          return <LegalPagePart key={part} page={part} />;
        }}
      </PartTabs>
    </DeskPage>
  );
}
