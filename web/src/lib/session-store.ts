/** Who is here, outside of React: `send` takes its credentials from it, and SessionProvider shows it to the pages. */
import { siteTexts } from '@lab/contract/texts';
import type { Auth } from 'firebase/auth';
import { onBackOnline } from './online.ts';
import {
  type Credentials,
  hintKey,
  type LiveSession,
  type SessionState,
  type SessionTools,
  visitorState,
} from './session-state.ts';

/** What pages know of the session, and what they can do with it. */
export type Session = SessionState & Pick<SessionStore, 'prepare' | 'act' | 'signOut' | 'refresh'>;

/** Whether somebody was signed in when this browser was last here. Without it, nothing of Firebase is loaded. */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null;
  } catch {
    return false; // storage is forbidden, so nobody can have stayed signed in
  }
}

/** Somebody has signed in in another tab. */
export function onSessionElsewhere(tell: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === hintKey && hasSessionHint()) tell();
  };
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}

/** For visitors it only knows that they are visitors; the rest is loaded when somebody is, or wants to be, signed in. */
export class SessionStore {
  #acting = 0;
  #tools: SessionTools | undefined;
  #opening: Promise<LiveSession> | undefined;
  #live: LiveSession | undefined;
  readonly #listeners = new Set<(session: Session) => void>();

  get credentials(): Credentials | null {
    return this.#live?.credentials ?? null;
  }

  subscribe(listener: (session: Session) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Before the first page asks for anything. */
  connect(tools: SessionTools): void {
    this.#tools = tools;
  }

  /** Finds out who is here, now and whenever that may have changed. */
  start(): () => void {
    if (hasSessionHint()) this.prepare();
    else this.#change(visitorState);
    const stopElsewhere = onSessionElsewhere(this.prepare);
    const stopOnline = onBackOnline(() => hasSessionHint() && this.prepare());
    return () => {
      stopElsewhere();
      stopOnline();
    };
  }

  /** Loads what signing in needs, before anybody asks for it. What fails is told to whoever acts next. */
  readonly prepare = (): void => void this.#load().catch(() => {});

  /** Does something with the identity service; meanwhile the session is loading and nobody is taken for signed in. */
  readonly act = <Result>(action: (auth: Auth) => Promise<Result>): Promise<Result> =>
    this.#act(({ auth }) => action(auth));

  /** `why` is told to a person who has not asked for it. */
  readonly signOut = (why = ''): Promise<void> =>
    this.#act((live) => {
      this.#change({ ended: why });
      return live.signOut();
    });

  /** Name or picture of the account have changed. */
  readonly refresh = (): void => this.#live?.refresh();

  /** At first what the server renders and the browser hydrates: the same for everybody. */
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
      // Nobody is sent away from their page for want of a network: who is here is found out when it is back.
      if (!hasSessionHint() || navigator.onLine) {
        // What does not load has no sentence of its own.
        this.#change({ ...visitorState, ended: siteTexts.noConnection });
      }
      throw error;
    });
    return this.#opening;
  }

  async #open(): Promise<LiveSession> {
    if (!this.#tools) throw new Error('The session is not open yet');
    const { openSession } = await import('./session-live.ts');
    this.#live = await openSession(this.#tools, {
      isActing: () => this.#acting > 0,
      onChange: (change) => this.#change(change),
    });
    return this.#live;
  }
}

/** The session of this browser. */
export const browserSession = new SessionStore();
