import { type RefObject, useMemo, useState } from 'react';
import type { StudioBlockType, StudioDocumentKind, StudioSiteEntry } from '../api-types.ts';
import { changesMessages } from '../editor/changes.messages.gen.ts';
import { describeChanges } from '../editor/describe-changes.ts';
import { formatKind } from '../editor/document-kinds.ts';
import type { EditorContext, EditorEvent } from '../editor/editor.types.ts';
import { getMergedValue } from '../editor/open-documents.ts';
import type { PictureSide } from '../editor/picture-pages.ts';
import { describeDocument } from '../editor/place.ts';
import { publishDialogMessages } from '../editor/publish-dialog.messages.gen.ts';
import { useFocusRestore } from './context/use-focus-restore.ts';
import { PublishPictures } from './publish-pictures.tsx';

interface PublishDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly sites: readonly StudioSiteEntry[];
  readonly blocks: ReadonlyMap<string, StudioBlockType>;
  readonly kinds: readonly StudioDocumentKind[];
  readonly context: EditorContext;
  /** Ids of documents with unpublished changes. */
  readonly changed: readonly string[];
  readonly send: (event: EditorEvent) => void;
}

/** What will be published, in pictures and words, and the press that does it. */
export function PublishDialog({ dialog, sites, blocks, kinds, context, changed, send }: PublishDialogProps) {
  const { problems } = context;
  /** The session when the dialog was opened; null while it is closed. */
  const [opened, setOpened] = useState<EditorContext | null>(null);
  const [large, setLarge] = useState<PictureSide | null>(null);
  useFocusRestore(dialog, opened !== null);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="dialog publish"
      data-large={large !== null || undefined}
      aria-labelledby="publish-heading"
      onToggle={({ newState }) => {
        setLarge(null);
        setOpened(newState === 'open' ? context : null);
      }}
      onCancel={(event) => {
        if (large === null) return;
        event.preventDefault();
        setLarge(null);
      }}
    >
      <h2 id="publish-heading">{publishDialogMessages.heading()}</h2>
      {opened ? <PublishPictures {...{ sites, blocks, large }} context={opened} enlarge={setLarge} /> : null}
      {opened ? <ChangedDocuments {...{ sites, blocks, kinds, context, changed }} isHidden={large !== null} /> : null}
      {problems.length === 0 ? null : (
        <p className="notice notice--problem">{publishDialogMessages.faults({ count: problems.length })}</p>
      )}
      <div className="dialog__actions">
        <button type="button" className="button button--quiet" onClick={close}>
          {publishDialogMessages.later()}
        </button>
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            close();
            send({ type: 'DRAFTS.DISCARD' });
          }}
        >
          {publishDialogMessages.discard()}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            close();
            send({ type: 'DOCUMENTS.PUBLISH' });
          }}
        >
          {publishDialogMessages.now()}
        </button>
      </div>
    </dialog>
  );
}

interface ChangedDocumentsProps extends Omit<PublishDialogProps, 'dialog' | 'send'> {
  readonly isHidden: boolean;
}

/** The changes of each document in words. They take too long to find at each key while the dialog is closed. */
function ChangedDocuments({ sites, blocks, kinds, context, changed, isHidden }: ChangedDocumentsProps) {
  const { documents, history } = context;
  const { present } = history;
  const changes = useMemo(
    () =>
      changed.flatMap((id) => {
        const document = documents[id];
        if (!document) return [];
        const { key, published } = document;
        const own = present[id] ?? null;
        const schema = kinds.find(({ kind }) => kind === key.kind)?.schema;
        const lines =
          own === null
            ? [changesMessages.deleted()]
            : describeChanges(getMergedValue(document, published), getMergedValue(document, own), blocks, schema);
        return [
          { id, title: describeDocument(id, sites), kind: formatKind(key.kind), isNew: published === null, lines },
        ];
      }),
    [changed, documents, present, blocks, kinds, sites],
  );
  return (
    <ul className="publish__documents" hidden={isHidden}>
      {changes.map(({ id, title, kind, isNew, lines }) => (
        <li key={id}>
          <h3>
            {title} <small>{isNew ? publishDialogMessages.newDocument({ kind }) : kind}</small>
          </h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
