/**
 * The session outside of React: `send` takes its credentials from here, and SessionProvider passes it to the
 * pages.
 */
import { siteTexts } from '@lab/contract/texts/texts';
import type { Auth } from 'firebase/auth';
import { onBackOnline } from './online.ts';
import type { RememberedSession } from './remembered-session.ts';
import {
  type Credentials,
  hintKey,
  type LiveSession,
  type SessionState,
  type SessionTools,
  visitorState,
} from './session-state.ts';

export type Session = SessionState & Pick<SessionStore, 'prepare' | 'act' | 'signOut' | 'refresh'>;

/** Firebase is loaded only if somebody was signed in during the last visit; the value says who. */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null;
  } catch {
    return false; // storage is blocked, so nobody can have stayed signed in
  }
}

/** Calls the listener when somebody signs in in another tab. */
export function onSignInElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === hintKey && hasSessionHint()) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Loads the code for signed-in people only when somebody is signed in or wants to sign in. */
export class SessionStore {
  #acting = 0;
  #tools: SessionTools | undefined;
  #opening: Promise<LiveSession> | undefined;
  #live: LiveSession | undefined;
  #remembered: RememberedSession | null = null;
  readonly #listeners = new Set<(session: Session) => void>();

  get credentials(): Credentials | null {
    return (this.#live ?? this.#remembered)?.credentials ?? null;
  }

  subscribe(listener: (session: Session) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Who is signed in, or was during the last visit, as soon as that can be said. */
  readonly known = new Promise<Session>((resolve) => {
    this.#listeners.add((session) => session.loading || resolve(session));
  });

  /** Must be called before the first query runs. */
  connect(tools: SessionTools): void {
    this.#tools = tools;
  }

  /** Finds out who is signed in, also after a sign-in in another tab and when the network is back. */
  start(): () => void {
    if (hasSessionHint()) this.prepare();
    else this.#change(visitorState);
    const stopListening = onSignInElsewhere(this.prepare);
    const stopOnline = onBackOnline(() => hasSessionHint() && this.prepare());
    return () => {
      stopListening();
      stopOnline();
    };
  }

  /** Loads the code for signing in early; the next `act` reports an error if this fails. */
  readonly prepare = (): void => void this.#load().catch(() => {});

  /** While the action runs, the session is `loading`, so that no page treats the person as signed in. */
  readonly act = <Result>(action: (auth: Auth) => Promise<Result>): Promise<Result> =>
    this.#act(({ auth }) => action(auth));

  /** `why` is shown to a person who did not choose to sign out. */
  readonly signOut = (why = ''): Promise<void> =>
    this.#act((live) => {
      this.#change({ ended: why });
      return live.signOut();
    });

  /** To be called when the account's name or picture has changed. */
  readonly refresh = (): void => this.#live?.refresh();

  /** Starts as on the server, so that hydration finds the same markup for everybody. */
  #session: Session = {
    ...visitorState,
    loading: true,
    prepare: this.prepare,
    act: this.act,
    signOut: this.signOut,
    refresh: this.refresh,
  };

  get session(): Session {
    return this.#session;
  }

  async #act<Result>(action: (live: LiveSession) => Promise<Result>): Promise<Result> {
    this.#countActing(1);
    try {
      return await action(await this.#load());
    } finally {
      this.#countActing(-1);
    }
  }

  #countActing(more: number): void {
    this.#acting += more;
    this.refresh();
    this.#change({});
  }

  #change(change: Partial<SessionState>): void {
    this.#session = { ...this.#session, ...change };
    const shown = this.#acting > 0 ? { ...this.#session, loading: true } : this.#session;
    for (const listener of this.#listeners) listener(shown);
  }

  #load(): Promise<LiveSession> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = undefined;
      // Without a network, a person stays on their page; the session is loaded when the network is back.
      if (!hasSessionHint() || navigator.onLine) {
        this.#remembered = null;
        // A failed import has no message for people.
        this.#change({ ...visitorState, ended: siteTexts.noConnection });
      }
      throw error;
    });
    return this.#opening;
  }

  async #open(): Promise<LiveSession> {
    if (!this.#tools) throw new Error('The session is not open yet');
    const { openSession, rememberedSession } = await import('./session-live.ts');
    this.#remembered = rememberedSession(() => this.#load());
    if (this.#remembered) this.#change(this.#remembered.state);
    const callbacks = {
      isActing: () => this.#acting > 0,
      onChange: (change: Partial<SessionState>) => this.#change(change),
    };
    this.#live = await openSession(this.#tools, callbacks, this.#remembered?.state.user);
    return this.#live;
  }
}

export const browserSession = new SessionStore();
