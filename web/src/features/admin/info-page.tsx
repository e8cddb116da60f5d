import { api } from '@lab/contract';
import { labBlockNames } from '@lab/contract/lab-info/blocks';
import { labInfoTexts } from '@lab/contract/lab-info/texts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { uncached } from '../../lib/use-rows.ts';
import { Failed, Loading } from '../../ui/states.tsx';
import { AboutBlock } from './about-block.tsx';
import styles from './admin.module.css';
import { AdminPage } from './admin-page.tsx';
import { BasicInfoSection } from './basic-info-section.tsx';
import { CarouselSection } from './carousel-section.tsx';
import { SocialLinksSection } from './social-links-section.tsx';

/** Apart from what the rest of the site shows: that may be a minute old. */
const present = {
  queryKey: [api.labInfo.get.path, 'present'],
  queryFn: () => call(api.labInfo.get, uncached({})),
  staleTime: 0,
};

export default function InfoPage() {
  const { data: lab, isPending, isError, refetch } = useQuery(present);
  return (
    <AdminPage title={labInfoTexts.updateInfo}>
      {isPending && <Loading />}
      {isError && <Failed onRetry={() => void refetch()} />}
      {lab && (
        <>
          <BasicInfoSection lab={lab} />
          <SocialLinksSection lab={lab} />
          <h2 className={styles.label}>{labInfoTexts.blocks}</h2>
          {labBlockNames.map((name) => (
            <AboutBlock key={name} name={name} block={lab[name]} />
          ))}
          <CarouselSection slides={lab.carousel} />
        </>
      )}
    </AdminPage>
  );
}
