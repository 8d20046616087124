import { assign } from 'xstate';
import type { PublishAnswer, StageAnswer, StudioDocumentAnswer } from '../api-types.ts';
import { text } from '../messages/text.ts';
import { addBlock, duplicateBlock, removeBlock } from './edit-blocks.ts';
import { formatPathAsPointer, moveItemAt, setValueAt, type ValuePath } from './edit-value.ts';
import type { Revised } from './editor.actors.ts';
import type { EditorContext, EditorEvent, EditorNotice } from './editor.types.ts';
import { addToHistory, type EditHistory, redo, startHistory, undo } from './history.ts';

type Event = EditorEvent | { readonly type: string; readonly output?: unknown; readonly error?: unknown };
type Change = Partial<EditorContext>;

const update = (change: (context: EditorContext, event: Event) => Change) =>
  assign<EditorContext, EditorEvent, undefined, EditorEvent, never>(({ context, event }) => change(context, event));

const outputOf = <Output>(event: Event): Output => (event as { readonly output: Output }).output;

export const editorActions = {
  takeDocument: update((_, event) => openDocument(outputOf<StudioDocumentAnswer>(event))),
  takeLoadFailure: update((_, event) => ({ loadFailure: reasonOf(event) })),
  changeField: update((context, event) => {
    if (event.type !== 'FIELD.CHANGE' || !('path' in event) || !('change' in event)) return {};
    const value = setValueAt(context.history.present, event.path, Reflect.get(event, 'value'));
    return edit(context, addToHistory(context.history, value, event.change, formatPathAsPointer(event.path)));
  }),
  moveBlock: update((context, event) => {
    if (event.type !== 'BLOCK.MOVE' || !('to' in event)) return {};
    const from = event.path.at(-1);
    if (typeof from !== 'number') return {};
    const list: ValuePath = event.path.slice(0, -1);
    const value = moveItemAt(context.history.present, list, from, event.to);
    return edit(context, addToHistory(context.history, value, event.change, null));
  }),
  addBlock: update((context, event) => {
    if (event.type !== 'BLOCK.ADD' || !('block' in event)) return {};
    const value = addBlock(context.history.present, event.after, event.block);
    return { ...edit(context, addToHistory(context.history, value, event.change, null)), chosen: event.block.id };
  }),
  duplicateBlock: update((context, event) => {
    if (event.type !== 'BLOCK.DUPLICATE' || !('path' in event) || !('change' in event)) return {};
    const { document, id } = duplicateBlock(context.history.present, event.path, context.pick);
    return { ...edit(context, addToHistory(context.history, document, event.change, null)), chosen: id };
  }),
  removeBlock: update((context, event) => {
    if (event.type !== 'BLOCK.REMOVE' || !('path' in event) || !('change' in event)) return {};
    const value = removeBlock(context.history.present, event.path);
    return { ...edit(context, addToHistory(context.history, value, event.change, null)), chosen: null };
  }),
  undoChange: update((context) => edit(context, undo(context.history))),
  redoChange: update((context) => edit(context, redo(context.history))),
  chooseBlock: update((_, event) => ('id' in event ? { chosen: event.id } : {})),
  changeMode: update((_, event) => ('mode' in event ? { mode: event.mode } : {})),
  changeWidth: update((_, event) => ('width' in event ? { width: event.width } : {})),
  changeViewer: update((_, event) => ('viewer' in event ? { viewer: event.viewer } : {})),
  takeStageUrl: update((_, event) => {
    const answer = outputOf<StageAnswer>(event);
    return answer.kind === 'link' ? { stageUrl: answer.url, stageFailure: null } : {};
  }),
  takePayload: update((_, event) => {
    const { revision, answer } = outputOf<Revised<StageAnswer>>(event);
    if (answer.kind !== 'page') return { renderedRevision: revision };
    return {
      renderedRevision: revision,
      payload: { revision, page: answer.payload },
      problems: answer.problems,
      stageFailure: null,
    };
  }),
  takeStageFailure: update((context, event) => ({
    stageFailure: reasonOf(event),
    renderedRevision: context.revision,
  })),
  takeSavedDraft: update((_, event) => ({ savedRevision: outputOf<Revised<void>>(event).revision, isDraft: true })),
  takeDiscardedDocument: update((context, event) => {
    const opened = openDocument(outputOf<StudioDocumentAnswer>(event));
    const revision = context.revision + 1;
    return { ...opened, revision, savedRevision: revision, notice: null };
  }),
  takePublication: update((context, event) => {
    const { revision, answer } = outputOf<Revised<PublishAnswer>>(event);
    if (answer.kind === 'faulty')
      return { problems: answer.problems, notice: problem(text('told.faulty', { count: answer.problems.length })) };
    if (answer.kind === 'outdated') return { isOutdated: true, notice: problem(text('told.outdated')) };
    const isNewest = revision === context.revision;
    return {
      base: answer.base,
      isDraft: !isNewest,
      isOutdated: false,
      savedRevision: isNewest ? revision : context.savedRevision,
      notice: { level: 'success', text: text('told.published') } as const,
    };
  }),
  takePublishFailure: update((_, event) => ({ notice: problem(text('told.failed', { reason: reasonOf(event) })) })),
};

function openDocument({ value, base, isDraft, isOutdated }: StudioDocumentAnswer): Change {
  return { history: startHistory(value), base, isDraft, isOutdated, loadFailure: null };
}

function edit(context: EditorContext, history: EditHistory): Change {
  return history === context.history ? {} : { history, revision: context.revision + 1, notice: null };
}

function problem(words: string): EditorNotice {
  return { level: 'problem', text: words };
}

function reasonOf(event: Event): string {
  const { error } = event as { readonly error?: unknown };
  return error instanceof Error ? error.message : String(error);
}
