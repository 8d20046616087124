import { useCallback, useEffect, useMemo, useState } from 'react';
import type { StudioSession } from '../api-types.ts';
import { createStudioClient, openStudioSession } from '../editor/studio-client.ts';
import { text } from '../messages/text.ts';
import { Home } from './home.tsx';
import { PageEditor } from './page-editor.tsx';

/** Address fragment of the home. */
const HOME = 'pages';

/** The whole studio: its home, or the page that the address names as `#site/page`. */
export function Studio() {
  const [session, setSession] = useState<StudioSession | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const place = useAddressFragment();
  const isOpen = session !== null;
  const load = useCallback(() => {
    setFailure(null);
    openStudioSession().then(setSession, (error: Error) => setFailure(error.message));
  }, []);
  // The list of pages is fetched anew on the way home, because a page may have another title by then.
  useEffect(() => {
    if (!isOpen || place === HOME) load();
  }, [load, place, isOpen]);
  if (failure !== null)
    return (
      <main className="studio-message" role="alert">
        <p>{text('failed.load', { reason: failure })}</p>
        <button type="button" className="button" onClick={load}>
          {text('failed.again')}
        </button>
      </main>
    );
  if (!session)
    return (
      <main className="studio-message">
        <p role="status">{text('loading')}</p>
      </main>
    );
  return <Opened session={session} place={place} />;
}

function Opened({ session, place }: { readonly session: StudioSession; readonly place: string }) {
  const { writeToken } = session;
  const client = useMemo(() => createStudioClient(writeToken), [writeToken]);
  const blocks = useMemo(() => new Map(session.blocks.map((block) => [block.type, block])), [session]);
  const [siteKey, name] = place.split('/');
  const site = session.sites.find(({ key }) => key === siteKey);
  const page = site?.pages.find((one) => one.name === name);
  if (!site || !page) return <Home sites={session.sites} />;
  return <PageEditor key={place} site={site} page={page} client={client} blocks={blocks} />;
}

function useAddressFragment(): string {
  const read = () => decodeURIComponent(location.hash.slice(1));
  const [fragment, setFragment] = useState(read);
  useEffect(() => {
    const changed = () => setFragment(read());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return fragment;
}
