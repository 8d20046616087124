import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import type { editorMachine } from '../editor/editor.machine.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { text } from '../messages/text.ts';

interface EditorBarProps {
  readonly site: StudioSiteEntry;
  readonly page: StudioPageEntry;
  readonly state: SnapshotFrom<typeof editorMachine>;
  readonly send: (event: EditorEvent) => void;
}

/** Where the editor is, what was stored, and what can be done with the whole page. */
export function EditorBar({ site, page, state, send }: EditorBarProps) {
  const { history, isDraft, isOutdated, notice } = state.context;
  const undoable = history.past.at(-1)?.change;
  const redoable = history.future.at(-1)?.change;
  const isStored = state.matches({ editing: { draft: 'stored' } });
  const isPublishing = state.matches({ editing: { draft: 'publishing' } });
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <header className="bar">
      <a className="bar__back" href="#pages">
        {text('bar.back')}
      </a>
      <h1 className="bar__title">
        <span>{page.title}</span> <small>{site.name}</small>
      </h1>
      <p className="bar__state" role="status">
        {describeStorage(state)}
      </p>
      <div className="bar__actions">
        <button
          type="button"
          className="button button--quiet"
          aria-label={undoable === undefined ? text('bar.undo') : text('bar.undoNamed', { change: undoable })}
          disabled={undoable === undefined}
          onClick={() => send({ type: 'CHANGE.UNDO' })}
        >
          {text('bar.undo')}
        </button>
        <button
          type="button"
          className="button button--quiet"
          aria-label={redoable === undefined ? text('bar.redo') : text('bar.redoNamed', { change: redoable })}
          disabled={redoable === undefined}
          onClick={() => send({ type: 'CHANGE.REDO' })}
        >
          {text('bar.redo')}
        </button>
        <button
          type="button"
          className="button button--quiet"
          disabled={!isDraft || !isStored}
          onClick={() => dialog.current?.showModal()}
        >
          {text('bar.discard')}
        </button>
        <button
          type="button"
          className="button"
          disabled={!isDraft || !isStored}
          onClick={() => send({ type: 'DOCUMENT.PUBLISH' })}
        >
          {isPublishing ? text('bar.publishing') : text('bar.publish')}
        </button>
      </div>
      <div className="bar__notice" role={notice?.level === 'problem' ? 'alert' : 'status'}>
        {notice ? <p className={`notice notice--${notice.level}`}>{notice.text}</p> : null}
        {isOutdated && !notice ? <p className="notice notice--problem">{text('told.outdatedDraft')}</p> : null}
      </div>
      <dialog ref={dialog} className="dialog" aria-labelledby="discard-ask">
        <p id="discard-ask">{text('bar.discardAsk')}</p>
        <div className="dialog__actions">
          <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
            {text('bar.discardNo')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              dialog.current?.close();
              send({ type: 'DRAFT.DISCARD' });
            }}
          >
            {text('bar.discardYes')}
          </button>
        </div>
      </dialog>
    </header>
  );
}

function describeStorage(state: EditorBarProps['state']): string {
  if (state.matches({ editing: { draft: 'notStored' } })) return text('state.notSaved');
  if (!state.matches({ editing: { draft: 'stored' } })) return text('state.unsaved');
  return text(state.context.isDraft ? 'state.saved' : 'state.published');
}
