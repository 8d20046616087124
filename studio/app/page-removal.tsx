import { useEffect, useId, useRef, useState } from 'react';
import type { EditorText } from '#engine/messages/editor-messages.ts';
import type { StudioDocumentKey, StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import { changeNamesMessages } from '../editor/change-names.messages.gen.ts';
import type { EditorContext, EditorEvent } from '../editor/editor.types.ts';
import type { OpenDocument } from '../editor/open-documents.ts';
import { formatDocumentId } from '../editor/open-documents.ts';
import { describeDocument } from '../editor/place.ts';
import {
  addSessionUses,
  type DocumentUses,
  listPageRemovals,
  type PageRemoval,
  removePage,
} from '../editor/remove-page.ts';
import type { StudioClient } from '../editor/studio-client.ts';
import { pageRemovalMessages } from './page-removal.messages.gen.ts';
import { pageSettingsMessages } from './page-settings.messages.gen.ts';

export interface PageRemovalsProps {
  readonly entry: StudioPageEntry;
  readonly site: StudioSiteEntry;
  readonly sites: readonly StudioSiteEntry[];
  readonly document: OpenDocument;
  readonly context: Pick<EditorContext, 'documents' | 'history'>;
  readonly client: Pick<StudioClient, 'listUses'>;
  readonly send: (event: EditorEvent) => void;
}

interface RemovalWords {
  readonly button: EditorText;
  readonly heading: (values: { readonly title: string; readonly site: string }) => string;
  readonly confirm: EditorText;
  readonly change: (values: { readonly title: string }) => string;
}

const WORDS: Readonly<Record<PageRemoval, RemovalWords>> = {
  delete: {
    button: pageSettingsMessages.delete,
    heading: pageRemovalMessages.deleteHeading,
    confirm: pageRemovalMessages.deleteNow,
    change: changeNamesMessages.delete,
  },
  hide: {
    button: pageSettingsMessages.hide,
    heading: pageRemovalMessages.hideHeading,
    confirm: pageRemovalMessages.hideNow,
    change: changeNamesMessages.hide,
  },
  useShared: {
    button: pageSettingsMessages.useShared,
    heading: pageRemovalMessages.sharedHeading,
    confirm: pageRemovalMessages.sharedNow,
    change: changeNamesMessages.useShared,
  },
};

/** The buttons that remove a page, after a confirmation. */
export function PageRemovals(props: PageRemovalsProps) {
  const { document, context } = props;
  const [requestedRemoval, setRequestedRemoval] = useState<PageRemoval | null>(null);
  const own = context.history.present[formatDocumentId(document.key)] ?? null;
  return (
    <section className="page-removal" aria-labelledby="removal-heading">
      <h3 id="removal-heading">{pageSettingsMessages.remove()}</h3>
      {listPageRemovals(document, own).map((removal) => (
        <button
          key={removal}
          type="button"
          className="button button--quiet"
          onClick={() => setRequestedRemoval(removal)}
        >
          {WORDS[removal].button()}
        </button>
      ))}
      {requestedRemoval === null ? null : (
        <RemovalDialog {...props} removal={requestedRemoval} own={own} close={() => setRequestedRemoval(null)} />
      )}
    </section>
  );
}

interface RemovalDialogProps extends PageRemovalsProps {
  readonly removal: PageRemoval;
  /** Own value of the page. */
  readonly own: unknown;
  readonly close: () => void;
}

function RemovalDialog({ removal, own, close, send, ...props }: RemovalDialogProps) {
  const { entry, site, document } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { heading, confirm, change } = WORDS[removal];
  useEffect(() => dialog.current?.showModal(), []);
  const remove = () => {
    dialog.current?.close();
    const value = removePage(removal, document, own);
    send({ type: 'DOCUMENT.REPLACE', value, change: change({ title: entry.title }) });
  };
  return (
    <dialog ref={dialog} className="dialog page-removal__dialog" aria-labelledby={`${id}-heading`} onClose={close}>
      <h2 id={`${id}-heading`}>{heading({ title: entry.title, site: site.name })}</h2>
      {removal === 'useShared' ? <p>{pageRemovalMessages.sharedHelp({ site: site.name })}</p> : <PageUses {...props} />}
      <div className="dialog__actions">
        <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
          {pageRemovalMessages.keep()}
        </button>
        <button type="button" className="button" onClick={remove}>
          {confirm()}
        </button>
      </div>
    </dialog>
  );
}

/** What links to the page. */
function PageUses({ document: { key }, sites, context, client }: Omit<PageRemovalsProps, 'send'>) {
  const found = usePublishedUses(key, client);
  if (found === null) return <p role="status">{pageRemovalMessages.loading()}</p>;
  if (typeof found === 'string') return <p role="alert">{pageRemovalMessages.unknown({ reason: found })}</p>;
  const uses = addSessionUses(found, key, context, sites);
  if (uses.length === 0) return <p role="status">{pageRemovalMessages.unused()}</p>;
  return (
    <>
      <p role="status">{pageRemovalMessages.used()}</p>
      <ul>
        {uses.map((use) => (
          <li key={formatDocumentId(use)}>
            {pageRemovalMessages.links({
              document: describeDocument(formatDocumentId(use), sites),
              count: use.count,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Null while pending; an error message if that failed. */
function usePublishedUses(
  { site, kind, name }: StudioDocumentKey,
  client: Pick<StudioClient, 'listUses'>,
): DocumentUses | string | null {
  const [found, setFound] = useState<DocumentUses | string | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    client.listUses({ site, kind, name }, gone.signal).then(setFound, (error: Error) => {
      if (!gone.signal.aborted) setFound(error.message);
    });
    return () => gone.abort();
  }, [client, site, kind, name]);
  return found;
}
