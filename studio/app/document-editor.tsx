import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { StudioBlockType, StudioDocumentKind, StudioSiteEntry } from '../api-types.ts';
import { formatKind } from '../editor/document-kinds.ts';
import { locateProblems } from '../editor/document-problems.ts';
import { getEditedValue } from '../editor/editor.actions.ts';
import type { editorMachine } from '../editor/editor.machine.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { fieldsMessages } from '../editor/fields.messages.gen.ts';
import { newPageMessages } from '../editor/new-page.messages.gen.ts';
import { findUnreadableText, formatDocumentId, listChangedDocuments } from '../editor/open-documents.ts';
import { listPageRows } from '../editor/page-blocks.ts';
import { readPageSettings } from '../editor/page-value.ts';
import { type OpenPlace } from '../editor/place.ts';
import type { StudioClient } from '../editor/studio-client.ts';
import { findUnseenBlocks } from '../editor/unseen-blocks.ts';
import { studioMessages } from '../messages/studio.messages.gen.ts';
import { BlockPanel } from './block-panel.tsx';
import { documentEditorMessages } from './document-editor.messages.gen.ts';
import { DocumentSettings } from './document-settings.tsx';
import { EditorBar } from './editor-bar.tsx';
import { LoadFailure } from './load-failure.tsx';
import { ProblemList } from './problem-list.tsx';
import { SiteDocuments } from './site-documents.tsx';
import { Stage } from './stage.tsx';
import { useHistoryKeys } from './use-history-keys.ts';
import { useProblemPlace } from './use-problem-place.ts';
import { wordsMessages } from './words/words.messages.gen.ts';
import { NOTHING_PRESSED, type PressedTexts, WordsPanel } from './words/words-panel.tsx';

export interface DocumentEditorProps {
  readonly open: OpenPlace;
  readonly sites: readonly StudioSiteEntry[];
  readonly blocks: ReadonlyMap<string, StudioBlockType>;
  readonly kinds: readonly StudioDocumentKind[];
  readonly client: StudioClient;
  readonly state: SnapshotFrom<typeof editorMachine>;
  readonly send: (event: EditorEvent) => void;
  /** Fetches the lists of documents again. */
  readonly reload: () => void;
  /** Opens the command palette. */
  readonly search: () => void;
  readonly publishDialog: RefObject<HTMLDialogElement | null>;
  /** Null while pages can't be created. */
  readonly createPage: ((site: StudioSiteEntry) => void) | null;
}

/** The editor of one document: its blocks and settings, beside the page on the stage. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { open, sites, blocks, kinds, state, send, search, publishDialog, createPage, client } = props;
  const { site, entry } = open;
  const { context } = state;
  const { documents, history, problems } = context;
  const id = formatDocumentId(entry);
  const value = getEditedValue(context);
  const follow = useCallback(
    (path: string) => {
      const next = site.pages.find((one) => one.path === path);
      if (next) location.hash = formatDocumentId(next);
    },
    [site],
  );
  useHistoryKeys(send);
  const [pressed, setPressed] = useState<PressedTexts>(NOTHING_PRESSED);
  const hasBlocks = entry.kind === 'page' || entry.kind === 'layout';
  const rows = useMemo(
    () => (hasBlocks ? listPageRows(value, blocks, documents[id]?.inherited ?? null) : []),
    [hasBlocks, value, blocks, documents, id],
  );
  const list = useMemo(() => rows.flatMap((row) => (row.kind === 'block' ? [row.block] : [])), [rows]);
  const { viewer } = context;
  const unseen = useMemo(() => findUnseenBlocks(rows, value, viewer, site), [rows, value, viewer, site]);
  const located = useMemo(
    () => locateProblems({ documents, history, problems }, sites),
    [documents, history, problems, sites],
  );
  const changed = useMemo(() => listChangedDocuments(documents, history.present), [documents, history]);
  const form = useRef<HTMLElement>(null);
  const isLoaded = documents[id] !== undefined && context.place !== null && formatDocumentId(context.place.key) === id;
  const openProblem = useProblemPlace({
    current: isLoaded ? id : null,
    problems: located,
    blocks: list,
    chosen: context.chosen,
    form,
    send,
  });
  const chosen = list.find((block) => block.id === context.chosen) ?? null;
  const own = useMemo(() => located.filter(({ document }) => document === id), [located, id]);
  const again = () => send({ type: 'DOCUMENT.LOAD' });
  if (state.matches('unavailable') || state.matches({ editing: { document: 'unavailable' } }))
    return <LoadFailure reason={context.loadFailure ?? ''} again={again} />;
  // The stage stays while another document is loaded.
  const document = isLoaded ? documents[id] : undefined;
  const title = entry.kind === 'page' ? fieldsMessages.page() : formatKind(entry.kind);
  const settings = entry.kind === 'page' ? readPageSettings(value) : null;
  const isRemoved = document !== undefined && entry.kind === 'page' && (settings === null || settings.isHidden);
  const isUnreadable = document !== undefined && findUnreadableText(document, history.present[id]) !== null;
  const page = site.pages.find((one) => one.kind === entry.kind && one.name === entry.name);
  const isStageReady = (['checking', 'shown', 'rendering'] as const).some((stage) =>
    state.matches({ editing: { stage } }),
  );
  const panelName = context.mode === 'words' ? wordsMessages.heading() : (chosen?.name ?? title);
  const schema = kinds.find(({ kind }) => kind === entry.kind)?.schema;
  return (
    <div className="editor">
      <EditorBar {...{ open, sites, blocks, kinds, state, changed, send, search, publishDialog }} />
      <nav className="editor__blocks" data-tour="blocks" aria-label={documentEditorMessages.parts()}>
        {document && hasBlocks && !isRemoved && !isUnreadable ? (
          <BlockPanel
            {...{ open, rows, value, unseen, context, send }}
            types={blocks}
            problems={own}
            isOverride={document.inherited !== null}
            settings={title}
          />
        ) : null}
        <ProblemList problems={located} current={id} document={value} blocks={list} {...{ sites, openProblem, send }} />
        <button
          type="button"
          className="button button--quiet editor__add"
          aria-label={newPageMessages.openFor({ site: site.name })}
          disabled={createPage === null}
          onClick={() => createPage?.(site)}
        >
          {newPageMessages.open()}
        </button>
        <SiteDocuments site={site} current={id} changed={changed} />
      </nav>
      <Stage
        site={site}
        context={context}
        isReady={isStageReady}
        isConnected={isStageReady || state.matches({ editing: { stage: 'failed' } })}
        send={send}
        onFollow={follow}
        onPress={setPressed}
        search={search}
      />
      <aside ref={form} tabIndex={-1} className="editor__form" data-tour="settings" aria-label={panelName}>
        {context.mode === 'words' ? (
          <WordsPanel {...{ site, sites, context, pressed, setPressed, send }} />
        ) : document ? (
          <DocumentSettings
            {...{ id, title, site, sites, blocks, document, value, chosen, unseen, schema, context, client, send }}
            page={page ?? null}
            removed={isRemoved ? (settings === null ? 'deleted' : 'hidden') : null}
            problems={own}
          />
        ) : (
          <p role="status">{studioMessages.loading()}</p>
        )}
      </aside>
    </div>
  );
}
