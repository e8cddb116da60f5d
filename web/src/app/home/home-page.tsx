import type { HomeSection } from '@lab/contract/features/settings/choices';
import type { ComponentType } from 'react';
import { useSettings } from '../../lib/settings.ts';
import { Container } from '../../ui/container.tsx';
import { AreasAtAGlance } from './areas-at-a-glance.tsx';
import { Collaborators } from './collaborators.tsx';
import { LatestNews } from './latest-news.tsx';
import { NewestMade } from './newest-made.tsx';
import { NextEvents } from './next-events.tsx';
import { Opening } from './opening.tsx';
import { RecentWork } from './recent-work.tsx';
import type { SectionProps } from './section.ts';
import { SelectedWork } from './selected-work.tsx';
import { TeamMembers } from './team-members.tsx';

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
          const Part = parts[section] ?? NewestMade;
          return <Part key={section} section={section} heading={heading} />;
        })}
      </Container>
    </>
  );
}
