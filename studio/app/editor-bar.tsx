import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { StudioBlockType, StudioDocumentKind, StudioSiteEntry } from '../api-types.ts';
import { findConflictHeading } from '../editor/describe-conflicts.ts';
import { formatKind } from '../editor/document-kinds.ts';
import type { editorMachine } from '../editor/editor.machine.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { editorBarMessages } from '../editor/editor-bar.messages.gen.ts';
import { formatClockTime } from '../editor/moments.ts';
import { formatDocumentId } from '../editor/open-documents.ts';
import { describeDocument, type OpenPlace } from '../editor/place.ts';
import { findRival } from '../editor/rival-versions.ts';
import { useBrowserSession } from './browser-session.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { ContentDocumentPlaces } from './content-places.tsx';
import { DocumentReach } from './document-reach.tsx';
import { Icon } from './icon.tsx';
import { presenceMessages } from './presence.messages.gen.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { savingStateMessages } from './saving-state.messages.gen.ts';
import { SearchButton } from './search-button.tsx';
import { UnsavedCopies } from './unsaved-copies.tsx';
import { useNotStoredSince } from './use-not-stored-since.ts';

interface EditorBarProps {
  readonly open: OpenPlace;
  readonly sites: readonly StudioSiteEntry[];
  readonly blocks: ReadonlyMap<string, StudioBlockType>;
  readonly kinds: readonly StudioDocumentKind[];
  readonly state: SnapshotFrom<typeof editorMachine>;
  /** Ids of documents with unpublished changes. */
  readonly changed: readonly string[];
  readonly send: (event: EditorEvent) => void;
  /** Opens the command palette. */
  readonly search: () => void;
  readonly publishDialog: RefObject<HTMLDialogElement | null>;
}

/** Title of the document, state of its draft, and actions on all changes. */
export function EditorBar(props: EditorBarProps) {
  const { open, sites, blocks, kinds, state, changed, send, search, publishDialog } = props;
  const { site, entry } = open;
  const { history, documents, notice } = state.context;
  const undoable = history.past.at(-1)?.change;
  const redoable = history.future.at(-1)?.change;
  const isStored = state.matches({ editing: { draft: 'stored' } });
  const isPublishing = state.matches({ editing: { draft: 'publishing' } });
  const id = formatDocumentId(entry);
  const session = useBrowserSession();
  const others = session?.others ?? 0;
  const notStoredSince = useNotStoredSince(state);
  const rivals = Object.keys(documents).flatMap((one) => {
    const rival = one === id ? null : findRival(state.context, one);
    return rival ? [{ one, rival }] : [];
  });
  const isUndecided = Object.keys(state.context.rivals).length > 0;
  return (
    <header className="bar">
      <a className="bar__back" href="#pages">
        <Icon name="back" />
        {editorBarMessages.back()}
      </a>
      <h1 className="bar__title">
        <span>{entry.kind === 'page' ? entry.title : `${formatKind(entry.kind)}: ${entry.title}`}</span>{' '}
        <small>{site.name}</small>
      </h1>
      <p className="bar__state" role="status">
        {notStoredSince === null
          ? describeStorage(state, changed.length)
          : (session?.keeper.hasRoom() ? savingStateMessages.notSaved : savingStateMessages.notSavedNoCopy)({
              time: formatClockTime(notStoredSince),
            })}
      </p>
      <p className="bar__others" role="status">
        {others === 0 ? '' : others === 1 ? presenceMessages.one() : presenceMessages.several({ count: others })}
      </p>
      <div className="bar__actions">
        <SearchButton search={search} />
        <button
          type="button"
          className="button button--quiet"
          aria-label={
            undoable === undefined ? editorBarMessages.undo() : editorBarMessages.undoNamed({ change: undoable })
          }
          disabled={undoable === undefined}
          onClick={() => send({ type: 'CHANGE.UNDO' })}
        >
          <Icon name="undo" />
          {editorBarMessages.undo()}
        </button>
        <button
          type="button"
          className="button button--quiet"
          aria-label={
            redoable === undefined ? editorBarMessages.redo() : editorBarMessages.redoNamed({ change: redoable })
          }
          disabled={redoable === undefined}
          onClick={() => send({ type: 'CHANGE.REDO' })}
        >
          <Icon name="redo" />
          {editorBarMessages.redo()}
        </button>
        <button
          type="button"
          className="button bar__publish"
          data-tour="publish"
          disabled={changed.length === 0 || !isStored || isUndecided}
          onClick={() => publishDialog.current?.showModal()}
        >
          {isPublishing ? editorBarMessages.publishing() : editorBarMessages.publish()}
        </button>
      </div>
      <div className="bar__notice" role={notice?.level === 'problem' ? 'alert' : 'status'}>
        {notice ? <p className={`notice notice--${notice.level}`}>{notice.text}</p> : null}
        {rivals.map(({ one, rival }) => (
          <p key={one} className="notice notice--problem">
            <a href={`#${one}`}>{findConflictHeading(rival)({ title: describeDocument(one, sites) })}</a>
          </p>
        ))}
        <UnsavedCopies key={id} id={id} timeZone={site.timeZone} context={state.context} send={send} />
        <DocumentReach document={entry} extendedBy={site.extendedBy} client={state.context.client} />
        {entry.kind === 'content' ? <ContentDocumentPlaces document={entry} site={site} /> : null}
      </div>
      <ConflictPanel
        {...{ id, blocks, send }}
        title={entry.title}
        kindSchema={kinds.find(({ kind }) => kind === entry.kind)?.schema}
        context={state.context}
      />
      <PublishDialog dialog={publishDialog} {...{ sites, blocks, kinds, changed, send }} context={state.context} />
    </header>
  );
}

function describeStorage(state: EditorBarProps['state'], changed: number): string {
  if (!state.matches({ editing: { draft: 'stored' } })) return savingStateMessages.unsaved();
  if (changed === 0) return savingStateMessages.published();
  return changed === 1 ? savingStateMessages.saved() : savingStateMessages.savedSeveral({ count: changed });
}
