import { assign } from 'xstate';
import type { StageAnswer } from '../api-types.ts';
import { changeNamesMessages } from './change-names.messages.gen.ts';
import {
  addBlock,
  addBlocks,
  copyBlock,
  duplicateBlock,
  hasBlock,
  moveBlockToList,
  removeBlock,
  resetBlock,
  withNewIds,
} from './edit-blocks.ts';
import { formatPathAsPointer, moveItemAt, setValueAt, type ValuePath } from './edit-value.ts';
import type { Creation, Publication, Revised, StoredChange } from './editor.actors.ts';
import type { EditorContext, EditorEvent, EditorNotice, LoadedDocument } from './editor.types.ts';
import { editorNoticesMessages } from './editor-notices.messages.gen.ts';
import { recordFormerAddress } from './former-address.ts';
import {
  addOpenedDocument,
  addToHistory,
  type EditHistory,
  endRun,
  mapDocumentVersions,
  redo,
  undo,
} from './history.ts';
import { writeMessageText } from './message-texts.ts';
import { newPageMessages } from './new-page.messages.gen.ts';
import {
  changeMergedValue,
  createOpenDocument,
  formatDocumentId,
  getMergedValue,
  isSameValue,
  type OpenDocument,
} from './open-documents.ts';
import { advanceUnchanged, mergeWithRival, restoreCopy, takeDraftAnswer, takeOutdated } from './rival-versions.ts';
import { stageMessages } from './stage.messages.gen.ts';
import { StudioCallError } from './studio-client.ts';

type Event = EditorEvent | { readonly type: string; readonly output?: unknown; readonly error?: unknown };
type Change = Partial<EditorContext>;

const update = (change: (context: EditorContext, event: Event) => Change) =>
  assign<EditorContext, EditorEvent, undefined, EditorEvent, never>(({ context, event }) => change(context, event));

/** Handles one type of event. */
const on = <Type extends EditorEvent['type']>(
  type: Type,
  change: (context: EditorContext, event: Extract<EditorEvent, { type: Type }>) => Change,
) =>
  update((context, event) =>
    event.type === type ? change(context, event as Extract<EditorEvent, { type: Type }>) : {},
  );

const NOT_RENDERED = -1;

const outputOf = <Output>(event: Event): Output => (event as { readonly output: Output }).output;

export const editorActions = {
  setPlace: on('PLACE.OPEN', ({ place }, event) => {
    const isSame = place !== null && formatDocumentId(place.key) === formatDocumentId(event.place.key);
    return { place: event.place, loadFailure: null, ...(!isSame && { chosen: null }) };
  }),
  addDocuments: update((context, event) => outputOf<readonly LoadedDocument[]>(event).reduce(addDocument, context)),
  addCreatedDocument: update((context, event) => {
    const { opened, value, change } = outputOf<Creation>(event);
    const loaded = addDocument(context, opened);
    const values = { ...loaded.history.present, [formatDocumentId(opened.key)]: value };
    const history = addToHistory(loaded.history, values, change, null);
    return { ...loaded, ...withHistory(loaded, history), created: opened.key };
  }),
  setCreationFailure: update((_, event) => ({ notice: problem(newPageMessages.failed({ reason: reasonOf(event) })) })),
  setLoadFailure: update((_, event) => ({ loadFailure: reasonOf(event) })),
  changeField: on('FIELD.CHANGE', (context, { path, value, change, isTyped = false }) =>
    edit(
      context,
      (merged, document) => recordFormerAddress(setValueAt(merged, path, value), path, document),
      change,
      isTyped ? formatPathAsPointer(path) : null,
    ),
  ),
  changeMessage: on('MESSAGE.CHANGE', (context, { document, text: written, change }) => {
    const id = formatDocumentId(document.key);
    const loaded = id in context.documents ? context : addDocument(context, document);
    const own = loaded.history.present[id] ?? null;
    const changed = writeMessageText(own, loaded.documents[id]?.blank, written);
    if (changed === own) return {};
    const values = { ...loaded.history.present, [id]: changed };
    return withHistory(loaded, addToHistory(loaded.history, values, change, `${id} ${written.id}`));
  }),
  endTyping: update(({ history }) => ({ history: endRun(history) })),
  moveBlock: on('BLOCK.MOVE', (context, { path, to, change }) => {
    const from = path.at(-1);
    const list: ValuePath = path.slice(0, -1);
    if (typeof from !== 'number') return {};
    return edit(context, (merged) => moveItemAt(merged, list, from, to), change, null);
  }),
  addBlocks: on('BLOCK.ADD', (context, { after, blocks, change }) => ({
    ...edit(context, (merged) => addBlocks(merged, after, blocks), change, null),
    chosen: blocks[0]?.id ?? null,
  })),
  reparentBlock: on('BLOCK.REPARENT', (context, { path, list, to, change }) => {
    const { pick } = context;
    let { chosen } = context;
    const move = (merged: unknown, { inherited }: OpenDocument) => {
      const block = copyBlock(merged, path);
      // An override can't move an inherited block to another list, so it removes that one and adds a copy.
      const moved = hasBlock(inherited, block.id) ? withNewIds(block, merged, pick) : block;
      if (chosen === block.id) chosen = moved.id;
      return moveBlockToList(setValueAt(merged, path, moved), path, list, to);
    };
    return { ...edit(context, move, change, null), chosen };
  }),
  duplicateBlock: on('BLOCK.DUPLICATE', (context, { path, change }) => {
    let chosen = context.chosen;
    const duplicate = (merged: unknown) => {
      const { document, id } = duplicateBlock(merged, path, context.pick);
      chosen = id;
      return document;
    };
    return { ...edit(context, duplicate, change, null), chosen };
  }),
  copyBlock: on('BLOCK.COPY', (context, { path }) => ({ copied: copyBlock(getEditedValue(context), path) })),
  pasteBlock: on('BLOCK.PASTE', (context, { after, change }) => {
    const { copied, pick } = context;
    if (!copied) return {};
    let chosen = context.chosen;
    const paste = (merged: unknown) => {
      const block = withNewIds(copied, merged, pick);
      chosen = block.id;
      return addBlock(merged, after, block);
    };
    return { ...edit(context, paste, change, null), chosen };
  }),
  resetBlock: on('BLOCK.RESET', (context, { path, change }) => {
    const inherited = documentOf(context)?.inherited;
    return edit(context, (merged) => resetBlock(merged, path, inherited), change, null);
  }),
  removeBlock: on('BLOCK.REMOVE', (context, { path, change }) => ({
    ...edit(context, (merged) => removeBlock(merged, path), change, null),
    chosen: null,
  })),
  replaceDocument: on('DOCUMENT.REPLACE', (context, { value, change }) => {
    const { place, history } = context;
    if (!place) return {};
    const values = { ...history.present, [formatDocumentId(place.key)]: value };
    return { ...withHistory(context, addToHistory(history, values, change, null)), chosen: null };
  }),
  resolveConflict: on('CONFLICT.RESOLVE', (context, { id, choose }) => mergeWithRival(context, id, choose)),
  restoreLocalCopy: on('LOCAL_COPY.RESTORE', (context, { id, copy, change }) => restoreCopy(context, id, copy, change)),
  undoChange: update((context) => withHistory(context, undo(context.history))),
  redoChange: update((context) => withHistory(context, redo(context.history))),
  chooseBlock: on('BLOCK.CHOOSE', (_, { id }) => ({ chosen: id })),
  changeMode: on('MODE.CHANGE', (_, { mode }) => ({ mode })),
  changeWidth: on('WIDTH.CHANGE', (_, { width }) => ({ width })),
  changeViewer: on('VIEWER.CHANGE', (_, { viewer }) => ({ viewer })),
  setStageUrl: update((_, event) => {
    const { revision, answer } = outputOf<Revised<StageAnswer>>(event);
    const link = answer.kind === 'link' ? { stageUrl: answer.url } : {};
    return { ...link, openedRevision: revision, renderedRevision: NOT_RENDERED };
  }),
  setFirstPayload: update(({ openedRevision }, event) => {
    const { revision, answer } = outputOf<Revised<StageAnswer>>(event);
    if (answer.kind !== 'page') return {};
    const { problems } = answer;
    // The frame may have loaded documents from before a change, or last good ones instead of those with problems.
    if (revision !== openedRevision || problems.length > 0) return { problems };
    return { renderedRevision: revision, problems, payload: { revision, page: answer.payload, isLoaded: true } };
  }),
  resetStage: update(() => ({ stageUrl: null, payload: null, stageFailure: null })),
  clearStageFailure: update(() => ({ stageFailure: null })),
  setFrameFailure: update(() => ({ stageFailure: stageMessages.notLoaded() })),
  setPayload: update((context, event) => {
    const { revision, answer } = outputOf<Revised<StageAnswer>>(event);
    if (answer.kind !== 'page') return { renderedRevision: revision };
    return {
      renderedRevision: revision,
      payload: { revision, page: answer.payload, isLoaded: false },
      // Reuses the former array, so that the list of blocks is not re-rendered.
      problems: isSameValue(context.problems, answer.problems) ? context.problems : answer.problems,
      stageFailure: null,
    };
  }),
  setStageFailure: update((context, event) => ({
    stageFailure: stageMessages.failed({ reason: reasonOf(event) }),
    renderedRevision: context.revision,
  })),
  applySavedDrafts: update((context, event) => {
    const notice = context.notice?.isUntilStored ? null : context.notice;
    return takeStored({ ...context, notice }, outputOf<readonly StoredChange[]>(event));
  }),
  setSaveRefusal: update((_, event) => {
    const { error } = event as { readonly error?: unknown };
    return error instanceof StudioCallError && error.isRefusal
      ? {
          notice: {
            ...problem(editorNoticesMessages.notStored({ reason: error.message })),
            isUntilStored: true as const,
          },
        }
      : {};
  }),
  applyDiscard: update((context, event) => {
    const { documents, history } = context;
    const stored = outputOf<readonly StoredChange[]>(event);
    const values = { ...history.present, ...Object.fromEntries(stored.map(({ id, value }) => [id, value])) };
    const newest = stored.map(({ id, value }) => [id, { base: documents[id]?.base ?? '', basedOn: value }]);
    const bases = { ...history.bases, ...Object.fromEntries(newest) };
    const discarded = addToHistory(history, values, changeNamesMessages.discard(), null, bases);
    return takeStored({ ...context, ...withHistory(context, discarded), rivals: {}, problems: [] }, stored);
  }),
  applyPublication: update((context, event) => {
    const { changes, answer, isServed } = outputOf<Publication>(event);
    if (answer.kind === 'faulty')
      return {
        problems: answer.problems,
        notice: problem(editorNoticesMessages.faulty({ count: answer.problems.length })),
      };
    if (answer.kind === 'outdated') {
      return { ...takeOutdated(context, answer.documents), notice: problem(editorNoticesMessages.outdated()) };
    }
    const published = new Map(changes.map(({ value, ...key }, index) => [formatDocumentId(key), { value, index }]));
    const documents = mapDocuments(context, (document, id) => {
      const entry = published.get(id);
      if (!entry) return document;
      const { unreadable: _, ...readable } = document;
      return { ...readable, published: entry.value, base: answer.bases[entry.index] ?? '' };
    });
    const values = Object.fromEntries([...published].map(([id, { value }]) => [id, value]));
    const history = changes.reduce((changed, { base, ...change }, index) => {
      const newest = { base: answer.bases[index] ?? '', basedOn: change.value };
      return mapDocumentVersions(changed, formatDocumentId(change), (value, former) =>
        former.base === base ? { value, base: newest } : { value, base: former },
      );
    }, context.history);
    return {
      documents,
      history,
      saved: { ...context.saved, ...values },
      revisions: { ...context.revisions, ...Object.fromEntries([...published.keys()].map((id) => [id, null])) },
      notice: {
        level: 'success',
        text: isServed ? editorNoticesMessages.published() : editorNoticesMessages.publishedSoon(),
      } as const,
    };
  }),
  setPublishFailure: update((_, event) => ({
    notice: problem(editorNoticesMessages.failed({ reason: reasonOf(event) })),
  })),
};

function addDocument(context: EditorContext, { key, answer }: LoadedDocument): EditorContext {
  const id = formatDocumentId(key);
  const { value, base, basedOn, draft } = answer;
  return {
    ...context,
    documents: { ...context.documents, [id]: createOpenDocument(key, answer) },
    history: addOpenedDocument(context.history, id, value, { base, basedOn }),
    saved: { ...context.saved, [id]: value },
    revisions: { ...context.revisions, [id]: draft },
    loadFailure: null,
  };
}

function mapDocuments(
  { documents }: EditorContext,
  change: (document: EditorContext['documents'][string], id: string) => EditorContext['documents'][string],
): EditorContext['documents'] {
  return Object.fromEntries(Object.entries(documents).map(([id, document]) => [id, change(document, id)]));
}

/** Merged value of the document that is edited; null before it is loaded. */
export function getEditedValue(context: EditorContext): unknown {
  const document = documentOf(context);
  return document ? getMergedValue(document, context.history.present[formatDocumentId(document.key)]) : null;
}

function documentOf({ place, documents }: EditorContext) {
  return place ? documents[formatDocumentId(place.key)] : undefined;
}

/** Changes the merged value of the document that is edited. */
function edit(
  context: EditorContext,
  change: (merged: unknown, document: OpenDocument) => unknown,
  name: string,
  run: string | null,
): Change {
  const document = documentOf(context);
  if (!document) return {};
  const { history } = context;
  const id = formatDocumentId(document.key);
  const own = history.present[id] ?? null;
  const changed = changeMergedValue(document, own, (merged) => change(merged, document));
  if (changed === own) return {};
  const values = { ...history.present, [id]: changed };
  return withHistory(context, addToHistory(history, values, name, run === null ? null : id + run));
}

function withHistory(context: EditorContext, history: EditHistory): Change {
  if (history === context.history) return {};
  return advanceUnchanged({ ...context, history, revision: context.revision + 1, notice: null });
}

function takeStored(context: EditorContext, stored: readonly StoredChange[]): EditorContext {
  return stored.reduce((taken, { id, value, answer }) => takeDraftAnswer(taken, id, value, answer), context);
}

function problem(words: string): EditorNotice {
  return { level: 'problem', text: words };
}

function reasonOf(event: Event): string {
  const { error } = event as { readonly error?: unknown };
  return error instanceof Error ? error.message : String(error);
}
