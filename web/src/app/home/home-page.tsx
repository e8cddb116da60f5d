import { can } from '@lab/contract/api/rights';
import type { Kind } from '@lab/contract/core/content/kind';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import type { HomeSection } from '@lab/contract/features/settings/choices';
import { outputKinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { useSettings } from '../../lib/settings.ts';
import { Container } from '../../ui/container.tsx';
import { AreasAtAGlance } from './areas-at-a-glance.tsx';
import { Collaborators } from './collaborators.tsx';
import { SelectedWork } from './featured-work.tsx';
import styles from './home-page.module.css';
import { JoinBand } from './join-band.tsx';
import { LatestNews } from './latest-news.tsx';
import { NewestList } from './newest-list.tsx';
import { NextEvents } from './next-events.tsx';
import { Opening } from './opening.tsx';
import { newestOutputsQuery } from './queries.ts';
import { RecentWork } from './recent-work.tsx';
import type { SectionProps } from './section.ts';
import { TeamMembers } from './team-members.tsx';

const kinds: { [Section in HomeSection]?: Kind } = outputKinds;

/** The newest of one kind of what the lab makes. */
function NewestOutputs({ section, heading }: SectionProps) {
  const { data: rows = [] } = useQuery(newestOutputsQuery(section));
  const kind = kinds[section];
  if (!kind) return null;
  const all = labInfoTexts.home.all(kind.menu);
  return <NewestList id={section} heading={heading ?? kind.menu} rows={rows} allText={all} {...kind.pages} />;
}

/** What a lab that began empty still lacks, for those who can add it; no visitor loads it. */
function FirstSteps() {
  const { emptyPages } = useSettings();
  const maySee = can(useSession(), 'settings.edit') && emptyPages !== undefined;
  const [loaded, setLoaded] = useState<{ default: ComponentType }>();
  useEffect(() => {
    // The list of all steps is at the desk too.
    if (maySee) import('../../features/setup/desk/first-steps.tsx').then(setLoaded, () => {});
  }, [maySee]);
  return maySee && loaded && <loaded.default />;
}

/** In the order of a lab that has chosen no other. */
const parts: { [Section in HomeSection]?: ComponentType<SectionProps> } = {
  areas: AreasAtAGlance,
  selectedWork: SelectedWork,
  recentWork: RecentWork,
  latestNews: LatestNews,
  nextEvents: NextEvents,
  team: TeamMembers,
  collaborators: Collaborators,
};

const usual = (Object.keys(parts) as HomeSection[]).map((section) => ({ section }));

export default function HomePage() {
  const { sections = usual }: { sections?: SectionProps[] } = useSettings();
  const people = sections.findIndex(({ section }) => section === 'team' || section === 'collaborators');
  const beforeBand = people < 0 ? sections : sections.slice(0, people);
  const afterBand = sections.slice(beforeBand.length);
  const draw = ({ section, heading }: SectionProps) => {
    const Part = parts[section] ?? NewestOutputs;
    return <Part key={section} section={section} heading={heading} />;
  };
  return (
    <>
      <Opening />
      <Container>
        <div className={styles.sections}>
          {beforeBand.map(draw)}
          <JoinBand />
          {afterBand.map(draw)}
          <FirstSteps />
        </div>
      </Container>
    </>
  );
}
