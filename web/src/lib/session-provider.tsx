import { type ReactNode, useEffect, useState } from 'react';
import { SessionContext, unknownSession, visitor } from './session.ts';

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(unknownSession);
  useEffect(() => setSession(visitor), []);
  return <SessionContext value={session}>{children}</SessionContext>;
}
