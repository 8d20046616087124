import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StudioSession } from '../api-types.ts';
import type { EditorPlace } from '../editor/editor.types.ts';
import { formatDocumentId } from '../editor/open-documents.ts';
import { resolvePlace } from '../editor/place.ts';
import { filesHome, type StudioHome } from '../editor/studio-home.ts';
import { studioMessages } from '../messages/studio.messages.gen.ts';
import { BrowserSessionProvider, useNewBrowserSession } from './browser-session.ts';
import { DocumentEditor } from './document-editor.tsx';
import { PictureClientProvider } from './fields/picture-context.ts';
import { SharedTextReader } from './fields/use-whole-text.ts';
import { Home } from './home.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { LoadFailure } from './load-failure.tsx';
import { signOutMessages } from './sign-out.messages.gen.ts';
import { type StartedEditor, startEditor } from './start-editor.ts';
import { StudioSearch } from './studio-search.tsx';
import { Tour, useTour } from './tour.tsx';
import { useNewPage } from './use-new-page.tsx';
import { useSearchKey } from './use-search-key.ts';
import { useSessionPages } from './use-session-pages.ts';

/** Address fragment of the home. */
const HOME = 'pages';

interface StudioProps {
  readonly home?: StudioHome;
  /** Tags of the languages that an editor can choose. */
  readonly languages?: readonly string[];
}

/** The whole studio: its home, or the document that the address names as `#site/kind/name`. */
export function Studio({ home = filesHome, languages = [] }: StudioProps) {
  const [session, setSession] = useState<StudioSession | null>(null);
  const started = useRef<StartedEditor>(null);
  const [editor, setEditor] = useState<StartedEditor | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const place = useAddressFragment();
  const isOpen = session !== null;
  const [isSignedOut, setSignedOut] = useState(false);
  const endSession = useCallback(() => setSignedOut(true), []);
  const load = useCallback(() => {
    setFailure(null);
    home.openSession().then(
      (answer) => {
        started.current ??= startEditor({ home, session: answer, fragment: readAddressFragment() });
        setEditor(started.current);
        setSession(answer);
      },
      (error: Error) => setFailure(error.message),
    );
  }, [home]);
  // The list of documents is fetched again on return to the home, because a page may have another title by then.
  useEffect(() => {
    if (!isOpen || place === HOME) load();
  }, [load, place, isOpen]);
  if (isSignedOut)
    return (
      <main className="studio-message">
        <p role="status">{signOutMessages.done()}</p>
      </main>
    );
  // An open session stays visible, because it may have unsaved changes.
  if (failure !== null && !session) return <LoadFailure reason={failure} again={load} />;
  if (!session || !editor)
    return (
      <main className="studio-message">
        <p role="status">{studioMessages.loading()}</p>
      </main>
    );
  return (
    <OpenStudio {...{ home, languages, session, editor }} fragment={place} reload={load} onSignedOut={endSession} />
  );
}

interface OpenStudioProps {
  readonly home: StudioHome;
  readonly languages: readonly string[];
  readonly session: StudioSession;
  readonly editor: StartedEditor;
  readonly fragment: string;
  /** Fetches the lists of documents again. */
  readonly reload: () => void;
  readonly onSignedOut: () => void;
}

function OpenStudio({ home, languages, session, editor, fragment, reload, onSignedOut }: OpenStudioProps) {
  const { writeToken, kinds } = session;
  const { tab, client, actor } = editor;
  const pictures = useMemo(() => home.createPictureClient(writeToken), [home, writeToken]);
  const blocks = useMemo(() => new Map(session.blocks.map((block) => [block.type, block])), [session]);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { send } = actor;
  // A session that was signed out must not store drafts.
  useEffect(() => () => void actor.stop(), [actor]);
  const browser = useNewBrowserSession({ home, session, tab, context: state.context, onSignedOut });
  const sites = useSessionPages(session.sites, state.context);
  const { createPage, newPageDialog } = useNewPage({ sites, state, send });
  const { site: stagedSite, path: stagedPath } = state.context.place?.page ?? {};
  const open = useMemo(() => {
    const staged = stagedSite === undefined ? null : { site: stagedSite, path: stagedPath ?? null };
    return resolvePlace(fragment, sites, staged);
  }, [fragment, sites, stagedSite, stagedPath]);
  const opened = open && JSON.stringify(open.place);
  useEffect(() => {
    // The first document is requested before the first render.
    if (opened === null || opened === JSON.stringify(actor.getSnapshot().context.place)) return;
    const place: EditorPlace = JSON.parse(opened);
    actor.send({ type: 'PLACE.OPEN', place });
  }, [opened, actor]);
  const [isSearching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  useSearchKey(search);
  const visited = useVisited(open && fragment);
  const tour = useTour(open !== null && state.matches({ editing: { stage: 'shown' } }));
  const showTour = () => {
    const [first] = sites.flatMap(({ pages }) => pages.filter(({ path }) => path !== null));
    if (!open && first) location.hash = formatDocumentId(first);
    tour.start();
  };
  const publishDialog = useRef<HTMLDialogElement>(null);
  const [isChoosingLanguage, setChoosingLanguage] = useState(false);
  const openLanguageDialog = useCallback(() => setChoosingLanguage(true), []);
  const closeLanguageDialog = useCallback(() => setChoosingLanguage(false), []);
  const hasLanguages = languages.length > 1;
  const chooseLanguage = hasLanguages ? openLanguageDialog : null;
  return (
    <BrowserSessionProvider value={browser}>
      {open ? (
        <PictureClientProvider value={pictures}>
          <SharedTextReader value={client}>
            <DocumentEditor
              {...{ open, sites, blocks, kinds, client, state, send, reload, search, publishDialog, createPage }}
            />
          </SharedTextReader>
        </PictureClientProvider>
      ) : (
        <Home sites={sites} context={state.context} {...{ search, showTour, createPage, chooseLanguage }} />
      )}
      <StudioSearch
        {...{ open, visited, sites, blocks, state, send, publishDialog }}
        isOpen={isSearching}
        close={() => setSearching(false)}
        createPage={createPage}
        showTour={showTour}
        chooseLanguage={chooseLanguage}
      />
      {newPageDialog}
      {isChoosingLanguage ? (
        <LanguageDialog
          close={closeLanguageDialog}
          languages={languages}
          isStored={!state.matches('editing') || state.matches({ editing: { draft: 'stored' } })}
          reload={reloadWindow}
        />
      ) : null}
      {open && tour.step !== null ? <Tour step={tour.step} change={tour.change} /> : null}
    </BrowserSessionProvider>
  );
}

/** Visited documents, the last one first. */
function useVisited(current: string | null): readonly string[] {
  const [visited, setVisited] = useState<readonly string[]>([]);
  useEffect(() => {
    if (current !== null) setVisited((before) => [current, ...before.filter((one) => one !== current)]);
  }, [current]);
  return visited;
}

function useAddressFragment(): string {
  const [fragment, setFragment] = useState(readAddressFragment);
  useEffect(() => {
    const changed = () => setFragment(readAddressFragment());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return fragment;
}

/** The home for a fragment with a malformed encoding. */
function readAddressFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return HOME;
  }
}

function reloadWindow(): void {
  location.reload();
}
