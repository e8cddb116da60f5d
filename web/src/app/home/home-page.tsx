import { Container } from '../../ui/container.tsx';
import { AreasAtAGlance } from './areas-at-a-glance.tsx';
import { Collaborators } from './collaborators.tsx';
import { LatestNews } from './latest-news.tsx';
import { NextEvents } from './next-events.tsx';
import { Opening } from './opening.tsx';
import { RecentWork } from './recent-work.tsx';
import { SelectedWork } from './selected-work.tsx';
import { TeamMembers } from './team-members.tsx';

export default function HomePage() {
  return (
    <>
      <Opening />
      <Container>
        <RecentWork />
        <SelectedWork />
        <NextEvents />
        <LatestNews />
        <AreasAtAGlance />
        <TeamMembers />
        <Collaborators />
      </Container>
    </>
  );
}
