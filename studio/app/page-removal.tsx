import { useEffect, useId, useRef, useState } from 'react';
import type { StudioDocumentKey, StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
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
import { type StudioMessageId, text } from '../messages/text.ts';

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
  readonly button: StudioMessageId;
  readonly heading: StudioMessageId;
  readonly confirm: StudioMessageId;
  readonly change: StudioMessageId;
}

const WORDS: Readonly<Record<PageRemoval, RemovalWords>> = {
  delete: {
    button: 'page.delete',
    heading: 'remove.deleteHeading',
    confirm: 'remove.deleteNow',
    change: 'change.delete',
  },
  hide: { button: 'page.hide', heading: 'remove.hideHeading', confirm: 'remove.hideNow', change: 'change.hide' },
  useShared: {
    button: 'page.useShared',
    heading: 'remove.sharedHeading',
    confirm: 'remove.sharedNow',
    change: 'change.useShared',
  },
};

/** The buttons that take a page away; each asks first. */
export function PageRemovals(props: PageRemovalsProps) {
  const { document, context } = props;
  const [asked, setAsked] = useState<PageRemoval | null>(null);
  const own = context.history.present[formatDocumentId(document.key)] ?? null;
  return (
    <section className="page-removal" aria-labelledby="removal-heading">
      <h3 id="removal-heading">{text('page.remove')}</h3>
      {listPageRemovals(document, own).map((removal) => (
        <button key={removal} type="button" className="button button--quiet" onClick={() => setAsked(removal)}>
          {text(WORDS[removal].button)}
        </button>
      ))}
      {asked === null ? null : <RemovalDialog {...props} removal={asked} own={own} close={() => setAsked(null)} />}
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
    send({ type: 'DOCUMENT.REPLACE', value, change: text(change, { title: entry.title }) });
  };
  return (
    <dialog ref={dialog} className="dialog page-removal__dialog" aria-labelledby={`${id}-heading`} onClose={close}>
      <h2 id={`${id}-heading`}>{text(heading, { title: entry.title, site: site.name })}</h2>
      {removal === 'useShared' ? <p>{text('remove.sharedHelp', { site: site.name })}</p> : <PageUses {...props} />}
      <div className="dialog__actions">
        <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
          {text('remove.keep')}
        </button>
        <button type="button" className="button" onClick={remove}>
          {text(confirm)}
        </button>
      </div>
    </dialog>
  );
}

/** What links to the page. */
function PageUses({ document: { key }, sites, context, client }: Omit<PageRemovalsProps, 'send'>) {
  const found = usePublishedUses(key, client);
  if (found === null) return <p role="status">{text('remove.loading')}</p>;
  if (typeof found === 'string') return <p role="alert">{text('remove.unknown', { reason: found })}</p>;
  const uses = addSessionUses(found, key, context, sites);
  if (uses.length === 0) return <p role="status">{text('remove.unused')}</p>;
  return (
    <>
      <p role="status">{text('remove.used')}</p>
      <ul>
        {uses.map((use) => (
          <li key={formatDocumentId(use)}>
            {text(use.count === 1 ? 'remove.link' : 'remove.links', {
              document: describeDocument(formatDocumentId(use), sites),
              count: use.count,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Null while they are fetched; a sentence if that failed. */
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
