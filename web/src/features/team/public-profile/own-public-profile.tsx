import { api } from '@lab/contract';
import { paths } from '@lab/contract/features/pages/paths';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { Failed, Loading } from '../../../ui/states.tsx';
import { useFocusOnSwap } from '../../../ui/use-focus-on-swap.ts';
import { ProfileEditor } from './profile-editor.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import styles from './public-profile.module.css';
import { ownProfileQuery } from './queries.ts';

/** What a member's page says of them; who is not on the team has none. */
export function OwnPublicProfile() {
  const { own } = profileTexts;
  const client = useQueryClient();
  const { data: profile, isPending, isError, refetch } = useQuery(ownProfileQuery);
  const [editing, setEditing] = useState(false);
  const place = useFocusOnSwap<HTMLElement>(editing);
  const isOnTeam = profile !== undefined && profile.memberId !== '';
  return (
    <section ref={place} tabIndex={-1} className={styles.section} aria-labelledby="public-profile">
      <h2 id="public-profile">{own.title}</h2>
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {profile && <p>{isOnTeam ? own.lead : own.notOnTeam}</p>}
      {isOnTeam && !editing && (
        <>
          <ProfileSummary profile={profile} />
          <div className={styles.buttons}>
            <Button variant="contained" onClick={() => setEditing(true)}>
              {own.edit}
            </Button>
            <Button variant="outlined" component={Link} to={paths.member(profile.memberId)}>
              {own.view}
            </Button>
          </div>
        </>
      )}
      {isOnTeam && editing && (
        <ProfileEditor
          draft="publicProfile"
          profile={profile}
          fetchCurrent={() => client.fetchQuery({ ...ownProfileQuery, staleTime: 0 })}
          save={({ linkedNames: _onlyAdmins, ...body }, { signal }) =>
            call(api.profiles.updateMine, { body }, signal)
          }
          onClose={() => setEditing(false)}
          texts={own}
        />
      )}
    </section>
  );
}
