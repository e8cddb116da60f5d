import type { Kind } from '@lab/contract/core/content/kind';
import { newsTexts } from '@lab/contract/features/news/texts';
import { paths } from '@lab/contract/features/pages/paths';
import type { HomeSection } from '@lab/contract/features/settings/choices';
import { outputKinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { selectedWorksQuery } from '../../lib/paper-rows.ts';
import { useSettings } from '../../lib/settings.ts';
import { Container } from '../../ui/container.tsx';
import { SelectedWorks } from '../../ui/selected-works.tsx';
import { AreasAtAGlance } from './areas-at-a-glance.tsx';
import { Collaborators } from './collaborators.tsx';
import { NewestList } from './newest-list.tsx';
import { NextEvents } from './next-events.tsx';
import { Opening } from './opening.tsx';
import { latestNewsQuery, newestOutputsQuery } from './queries.ts';
import { RecentWork } from './recent-work.tsx';
import type { SectionProps } from './section.ts';
import styles from './sections.module.css';
import { TeamMembers } from './team-members.tsx';

function SelectedWork({ heading }: SectionProps) {
  const { data: papers } = useQuery(selectedWorksQuery);
  return <SelectedWorks papers={papers} className={styles.section} heading={heading} />;
}

const kinds: { [Section in HomeSection]?: Kind } = outputKinds;

/** The newest of one kind of what the lab makes. */
function NewestOutputs({ section, heading }: SectionProps) {
  const { data: rows = [] } = useQuery(newestOutputsQuery(section));
  const kind = kinds[section];
  return kind && <NewestList id={section} heading={heading ?? kind.menu} rows={rows} {...kind.pages} />;
}

function LatestNews({ heading = newsTexts.list.title }: SectionProps) {
  const { data: rows = [] } = useQuery(latestNewsQuery);
  return <NewestList id="latest-news" heading={heading} rows={rows} all={paths.news} one={paths.newsItem} />;
}

/** In the order of a lab that has chosen no other. */
const parts: { [Section in HomeSection]?: ComponentType<SectionProps> } = {
  recentWork: RecentWork,
  selectedWork: SelectedWork,
  nextEvents: NextEvents,
  latestNews: LatestNews,
  areas: AreasAtAGlance,
  team: TeamMembers,
  collaborators: Collaborators,
};

const usual = (Object.keys(parts) as HomeSection[]).map((section) => ({ section }));

export default function HomePage() {
  const { sections = usual }: { sections?: SectionProps[] } = useSettings();
  return (
    <>
      <Opening />
      <Container>
        {sections.map(({ section, heading }) => {
          const Part = parts[section] ?? NewestOutputs;
          return <Part key={section} section={section} heading={heading} />;
        })}
      </Container>
    </>
  );
}
