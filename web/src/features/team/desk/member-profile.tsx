import { api } from '@lab/contract';
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { profileDeskTexts } from '@lab/contract/features/team/profile/desk/texts';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { uncached } from '../../../lib/uncached.ts';
import { Failed, Loading } from '../../../ui/states.tsx';
import { useFocusOnSwap } from '../../../ui/use-focus-on-swap.ts';
import { ProfileEditor } from '../public-profile/profile-editor.tsx';
import { ProfileSummary } from '../public-profile/profile-summary.tsx';
import styles from '../public-profile/public-profile.module.css';

/** Below the form of a member: the public profile of the person, and what visitors see of it. */
export function MemberProfile({ row: { _id: id } }: { row: AnyRecord }) {
  const [editing, setEditing] = useState(false);
  const place = useFocusOnSwap<HTMLElement>(editing);
  const fetchWhole = () => call(api.profiles.whole, uncached({ params: { id } }));
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [api.profiles.whole.path, id],
    queryFn: fetchWhole,
  });
  return (
    <section ref={place} tabIndex={-1} className={styles.section} aria-labelledby="public-profile">
      <h3 id="public-profile">{profileDeskTexts.title}</h3>
      <p>{profileDeskTexts.lead}</p>
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {data && !editing && (
        <>
          <ProfileSummary profile={data} />
          <div className={styles.buttons}>
            <Button variant="outlined" onClick={() => setEditing(true)}>
              {profileTexts.own.edit}
            </Button>
          </div>
        </>
      )}
      {data && editing && (
        <ProfileEditor
          draft={`publicProfile:${id}`}
          profile={data}
          byAdmin
          fetchCurrent={fetchWhole}
          save={(body, { signal }) => call(api.profiles.update, { params: { id }, body }, signal)}
          onClose={() => setEditing(false)}
          texts={profileDeskTexts}
        />
      )}
    </section>
  );
}
