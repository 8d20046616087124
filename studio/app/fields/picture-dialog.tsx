import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { failuresMessages } from '../../editor/failures.messages.gen.ts';
import { groupPictures } from '../../editor/picture-list.ts';
import { picturesMessages } from '../../messages/pictures.messages.gen.ts';
import { studioMessages } from '../../messages/studio.messages.gen.ts';
import type { StudioPicture } from '../../picture-types.ts';
import { blockPickerMessages } from '../block-picker.messages.gen.ts';
import { usePictureClient } from './picture-context.ts';
import { PictureGrid } from './picture-grid.tsx';
import { UploadBox } from './upload-box.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureDialogProps {
  readonly site: { readonly key: string; readonly name: string };
  /** Name of the chosen picture. */
  readonly current: string;
  readonly take: (name: string) => void;
  readonly close: () => void;
}

type LoadState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'loaded'; readonly all: readonly StudioPicture[] };

/** The pictures that a site can show, by name, and the upload of another. It is open while it is rendered. */
export function PictureDialog({ site, current, take, close }: PictureDialogProps) {
  const client = usePictureClient();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [isOver, setIsOver] = useState(false);
  const [state, load] = usePictureList(site.key);
  useEffect(() => {
    dialog.current?.showModal();
    search.current?.focus();
  }, []);
  const all = state.kind === 'loaded' ? state.all : [];
  const { own, inherited } = groupPictures(all, site.key, words);
  const count = own.length + inherited.length;
  const choose = (name: string) => {
    // Closing by the element first returns the focus to the button that opened it.
    dialog.current?.close();
    take(name);
  };
  const upload = usePictureUpload(site.key, choose);
  const takeFirst = (event: KeyboardEvent) => {
    const [first] = [...own, ...inherited];
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (first && words.trim() !== '') choose(first.name);
  };
  const shared = { current, take: choose, thumbOf: (name: string) => client.url(site.key, name, 'thumb') };
  return (
    <dialog
      ref={dialog}
      className="dialog pictures"
      aria-labelledby={`${id}-heading`}
      onClose={close}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        // The browser would open the file in place of the studio.
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) void upload.send(file);
      }}
    >
      <div className="pictures__bar">
        <h2 id={`${id}-heading`}>{picturesMessages.heading()}</h2>
        <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
          {blockPickerMessages.close()}
        </button>
      </div>
      <div className="pictures__tools">
        <label className="field">
          <span className="field__label">{picturesMessages.search()}</span>
          <input
            ref={search}
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={takeFirst}
          />
        </label>
        <UploadBox state={upload.state} send={(file) => void upload.send(file)} isOver={isOver} />
      </div>
      <p role="status" className="field__help">
        {state.kind === 'loading' ? studioMessages.loading() : null}
        {state.kind === 'loaded'
          ? (count === 0 ? picturesMessages.noneFound : picturesMessages.found)({ count })
          : null}
      </p>
      {state.kind === 'failed' ? (
        <div role="alert">
          <p>{failuresMessages.load({ reason: state.reason })}</p>
          <button type="button" className="button" onClick={load}>
            {failuresMessages.again()}
          </button>
        </div>
      ) : null}
      <PictureGrid {...shared} heading={picturesMessages.own({ site: site.name })} pictures={own} />
      <PictureGrid {...shared} heading={picturesMessages.inherited()} pictures={inherited} />
    </dialog>
  );
}

/** Fetched at each opening, so that uploads and new files are in it. */
function usePictureList(site: string): readonly [LoadState, () => void] {
  const client = usePictureClient();
  const [state, setState] = useState<LoadState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setState({ kind: 'loading' });
    client.list(site, stop.signal).then(
      (all) => setState({ kind: 'loaded', all }),
      (error: Error) => {
        if (!stop.signal.aborted) setState({ kind: 'failed', reason: error.message });
      },
    );
    return () => stop.abort();
  }, [client, site, attempt]);
  return [state, useCallback(() => setAttempt((before) => before + 1), [])];
}
