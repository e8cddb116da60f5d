import { api } from '@lab/contract';
import { labBlockNames } from '@lab/contract/features/lab-info/blocks';
import { basicInfoFields, socialMediaFields } from '@lab/contract/features/lab-info/fields';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { useQuery } from '@tanstack/react-query';
import styles from '../../../desk/desk.module.css';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { call } from '../../../lib/api.ts';
import { Failed, Loading } from '../../../ui/states.tsx';
import { AboutBlock } from './about-block.tsx';
import { CarouselSection } from './carousel-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { freshLabInfoQuery } from './section.tsx';

export default function InfoPage() {
  const { data: lab, isPending, isError, refetch } = useQuery(freshLabInfoQuery);
  return (
    <DeskPage title={labInfoTexts.updateInfo}>
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {lab && (
        <>
          <FieldsSection
            part="basicInfo"
            title={labInfoTexts.basicInfo}
            fields={basicInfoFields}
            start={lab}
            valuesOf={({ name, phone, email, location }) => ({ name, phone, email, location })}
            save={(body) => call(api.labInfo.updateBasicInfo, { body })}
          />
          <FieldsSection
            part="socialMedia"
            title={labInfoTexts.socialMedia}
            fields={socialMediaFields}
            start={lab}
            valuesOf={({ socialMedia }) => socialMedia}
            save={(body) => call(api.labInfo.updateSocialMedia, { body })}
          />
          <h2 className={styles.label}>{labInfoTexts.blocks}</h2>
          {labBlockNames.map((name) => (
            <AboutBlock key={name} name={name} lab={lab} />
          ))}
          <CarouselSection lab={lab} />
        </>
      )}
    </DeskPage>
  );
}
