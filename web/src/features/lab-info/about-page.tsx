import { altOf } from '@lab/contract/core/content/alt-text';
import { labBlockNames } from '@lab/contract/features/lab-info/blocks';
import type { LabInfo } from '@lab/contract/features/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { labInfoQuery, useLabName } from '../../lib/lab-info.ts';
import { useSettings } from '../../lib/settings.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import styles from './about-page.module.css';
import { blockTextsQuery } from './queries.ts';

function blocksOf(lab: LabInfo) {
  if (!lab.hidesEmpty) return labBlockNames;
  return labBlockNames.filter((name) => lab[name].details || lab[name].image);
}

export default function AboutPage() {
  const { data: lab, isError, refetch, ...info } = useQuery(labInfoQuery);
  // Without them the plain words are shown.
  const { data: formatted, isPending: isOpen } = useQuery(blockTextsQuery);
  const isPending = info.isPending || isOpen;
  const name = useLabName();
  const { tagline = siteTexts.tagline } = useSettings();
  const blocks = lab && !isPending ? blocksOf(lab) : undefined;
  return (
    <Container>
      <PageHeading title={labInfoTexts.aboutTitle(name)} lead={tagline} />
      {isPending && !isError && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {blocks?.length === 0 && <Empty text={labInfoTexts.noDetails} />}
      {lab &&
        blocks?.map((key, index) => (
          <section key={key} className={styles.block}>
            <div>
              <h2>{lab[key].name || labInfoTexts[key]}</h2>
              <WrittenText html={formatted?.[key]?.html} text={lab[key].details || labInfoTexts.noDetails} />
            </div>
            <Picture
              src={lab[key].image}
              alt={altOf(lab[key].imageAlt)}
              width={1080}
              height={720}
              sizes="(min-width: 64rem) 34rem, 92vw"
              wide
              first={index === 0}
            />
          </section>
        ))}
    </Container>
  );
}
