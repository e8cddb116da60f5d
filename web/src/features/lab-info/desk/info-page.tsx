import { labBlockNames } from '@lab/contract/features/lab-info/blocks';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { useQuery } from '@tanstack/react-query';
import styles from '../../../desk/desk.module.css';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import { AboutBlock } from './about-block.tsx';
import { BasicInfoSection } from './basic-info-section.tsx';
import { CarouselSection } from './carousel-section.tsx';
import { freshLabInfoQuery } from './fresh-lab-info.ts';
import { SocialLinksSection } from './social-links-section.tsx';

export default function InfoPage() {
  const { data: lab, isPending, isError, refetch } = useQuery(freshLabInfoQuery);
  return (
    <DeskPage title={labInfoTexts.updateInfo}>
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {lab && (
        <>
          <BasicInfoSection lab={lab} />
          <SocialLinksSection lab={lab} />
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
