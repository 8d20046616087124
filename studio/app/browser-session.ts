import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { StudioDocumentKey, StudioSession } from '../api-types.ts';
import { type CopyKeeper, createCopyKeeper } from '../editor/copy-keeper.ts';
import type { EditorContext } from '../editor/editor.types.ts';
import { createLocalCopies, type FoundCopy, type LocalCopies } from '../editor/local-copies.ts';
import type { SessionClient } from '../editor/session-client.ts';
import type { StudioHome } from '../editor/studio-home.ts';
import { announceInOrder, watchPresence } from '../editor/watch-presence.ts';

/** Data that this window stores in the browser, and the state of other windows. */
export interface BrowserSession {
  readonly client: SessionClient;
  readonly copies: LocalCopies;
  readonly keeper: CopyKeeper;
  /** Unsaved changes of windows that were closed or have crashed. */
  readonly lost: readonly FoundCopy[];
  /** Number of other windows that have the document open. */
  readonly others: number;
  /** Looks for unsaved changes again. */
  readonly refresh: () => void;
  readonly onSignedOut: () => void;
}

const SessionContext = createContext<BrowserSession | null>(null);

export const BrowserSessionProvider = SessionContext.Provider;

/** Null where a component is shown on its own. */
export function useBrowserSession(): BrowserSession | null {
  return useContext(SessionContext);
}

interface BrowserSessionOptions {
  readonly home: StudioHome;
  readonly session: Pick<StudioSession, 'editor' | 'writeToken'>;
  /** Id of this window. */
  readonly tab: string;
  readonly context: EditorContext;
  readonly onSignedOut: () => void;
}

const LOCK = 'vitrine-studio-window-';

export function useNewBrowserSession({
  home,
  session: { editor, writeToken },
  tab,
  context,
  onSignedOut,
}: BrowserSessionOptions): BrowserSession {
  const client = useMemo(() => {
    const created = home.createSessionClient(writeToken, tab);
    return { ...created, announce: announceInOrder(created.announce) };
  }, [home, writeToken, tab]);
  const copies = useMemo(
    () => createLocalCopies({ storage: localStorage, editor, tab, clock: Date.now }),
    [editor, tab],
  );
  const keeper = useMemo(() => createCopyKeeper(copies), [copies]);
  const [lost, setLost] = useState<readonly FoundCopy[]>([]);
  const [others, setOthers] = useState(0);
  const refresh = useMemo(
    () => () =>
      void listOpenWindows().then((open) =>
        setLost(copies.list().filter((found) => found.tab !== tab && !open.has(found.tab))),
      ),
    [copies, tab],
  );
  useEffect(() => holdWindowLock(tab), [tab]);
  useEffect(() => keeper.take(context), [keeper, context]);
  useEffect(() => {
    const flush = () => keeper.flush();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [keeper]);
  const opened = context.place && JSON.stringify(context.place.key);
  useEffect(refresh, [refresh, opened]);
  useEffect(() => {
    const key: StudioDocumentKey | null = opened === null ? null : JSON.parse(opened);
    setOthers(0);
    return watchPresence(client, key, setOthers);
  }, [client, opened]);
  return useMemo(
    () => ({ client, copies, keeper, lost, others, refresh, onSignedOut }),
    [client, copies, keeper, lost, others, refresh, onSignedOut],
  );
}

/** Holds a lock while the window is open, so that others can detect copies of a closed one. */
function holdWindowLock(tab: string): (() => void) | undefined {
  const locks = findLocks();
  if (!locks) return undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks.request(LOCK + tab, () => promise);
  return resolve;
}

/** Ids of all windows of the studio in this browser. */
async function listOpenWindows(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await findLocks()?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK));
  return new Set(names.map((name) => name.slice(LOCK.length)));
}

/** Null in browsers and contexts without locks. */
function findLocks(): LockManager | null {
  const { locks }: Partial<Navigator> = navigator;
  return locks ?? null;
}

/** Id of a window, see `PresenceRequest`. */
export function createTabId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
