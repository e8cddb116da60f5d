import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Failed, Loading } from '../../../ui/states.tsx';
import { useFocusOnSwap } from '../../../ui/use-focus-on-swap.ts';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import { ProfileView } from './profile-view.tsx';
import { profileQuery } from './queries.ts';

/** `account` is the section about the account itself, which belongs to another feature. */
export function ProfilePage({ account }: { account: ReactNode }) {
  const { data: profile, isPending, isError, refetch } = useQuery(profileQuery);
  const [editing, setEditing] = useState(false);
  const place = useFocusOnSwap<HTMLDivElement>(editing);
  if (isPending) return <Loading />;
  if (isError) return <Failed onRetry={refetch} />;
  return (
    <div ref={place} tabIndex={-1} className={styles.page}>
      {editing ? (
        <ProfileForm profile={profile} onClose={() => setEditing(false)} />
      ) : (
        <>
          <ProfileView profile={profile} onEdit={() => setEditing(true)} />
          {account}
        </>
      )}
    </div>
  );
}
