import { not, setup } from 'xstate';
import { editorActions } from './editor.actions.ts';
import { editorActors } from './editor.actors.ts';
import type { EditorContext, EditorEvent, EditorInput } from './editor.types.ts';
import { startHistory } from './history.ts';

const editorSetup = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as EditorInput,
  },
  actors: editorActors,
  actions: editorActions,
  delays: { pauseInTyping: 500, retryPause: 3_000 },
  guards: {
    hasUnsavedChange: ({ context }) => context.revision > context.savedRevision,
    hasUnrenderedChange: ({ context }) => context.revision > context.renderedRevision,
    isShown: ({ context }) => context.page.path !== null,
  },
});

/** Editing session of one page: stage rendering, draft storage and publishing. */
export const editorMachine = editorSetup.createMachine({
  id: 'editor',
  context: ({ input }) => ({
    ...input,
    history: startHistory(null),
    base: '',
    isDraft: false,
    isOutdated: false,
    revision: 0,
    savedRevision: 0,
    renderedRevision: 0,
    stageUrl: null,
    payload: null,
    problems: [],
    chosen: null,
    mode: 'select',
    viewer: { signedIn: false, segment: null, region: null },
    width: null,
    notice: null,
    stageFailure: null,
    loadFailure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadDocument',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: 'takeDocument' },
        onError: { target: 'unavailable', actions: 'takeLoadFailure' },
      },
    },
    unavailable: { on: { 'DOCUMENT.LOAD': 'loading' } },
    editing: {
      type: 'parallel',
      on: {
        'FIELD.CHANGE': { actions: 'changeField' },
        'BLOCK.MOVE': { actions: 'moveBlock' },
        'BLOCK.ADD': { actions: 'addBlock' },
        'BLOCK.DUPLICATE': { actions: 'duplicateBlock' },
        'BLOCK.REMOVE': { actions: 'removeBlock' },
        'BLOCK.CHOOSE': { actions: 'chooseBlock' },
        'CHANGE.UNDO': { actions: 'undoChange' },
        'CHANGE.REDO': { actions: 'redoChange' },
        'MODE.CHANGE': { actions: 'changeMode' },
        'WIDTH.CHANGE': { actions: 'changeWidth' },
      },
      states: {
        stage: {
          initial: 'opening',
          // Reloads the frame, because the simulated visitor affects more than blocks.
          on: { 'VIEWER.CHANGE': { target: '.opening', actions: 'changeViewer' } },
          states: {
            opening: {
              always: { guard: not('isShown'), target: 'absent' },
              invoke: {
                src: 'openStage',
                input: ({ context }) => context,
                onDone: { target: 'waiting', actions: 'takeStageUrl' },
                onError: { target: 'notOpened', actions: 'takeStageFailure' },
              },
            },
            notOpened: { after: { retryPause: 'opening' } },
            absent: {},
            waiting: { on: { 'STAGE.READY': 'shown' } },
            shown: {
              always: { guard: 'hasUnrenderedChange', target: 'rendering' },
              on: { 'STAGE.READY': 'rendering' },
            },
            rendering: {
              invoke: {
                src: 'renderStage',
                input: ({ context }) => context,
                onDone: { target: 'shown', actions: 'takePayload' },
                onError: { target: 'failed', actions: 'takeStageFailure' },
              },
            },
            failed: {
              after: { retryPause: 'rendering' },
              always: { guard: 'hasUnrenderedChange', target: 'rendering' },
            },
          },
        },
        draft: {
          initial: 'stored',
          states: {
            stored: {
              always: { guard: 'hasUnsavedChange', target: 'typing' },
              on: { 'DOCUMENT.PUBLISH': 'publishing', 'DRAFT.DISCARD': 'discarding' },
            },
            typing: { after: { pauseInTyping: 'storing' } },
            storing: {
              invoke: {
                src: 'saveDraft',
                input: ({ context }) => context,
                onDone: { target: 'stored', actions: 'takeSavedDraft' },
                onError: 'notStored',
              },
            },
            notStored: { after: { retryPause: 'storing' } },
            discarding: {
              invoke: {
                src: 'discardDraft',
                input: ({ context }) => context,
                onDone: { target: 'stored', actions: 'takeDiscardedDocument' },
                onError: { target: 'stored', actions: 'takePublishFailure' },
              },
            },
            // No drafts are saved while publishing, so that later drafts are based on the new version.
            publishing: {
              invoke: {
                src: 'publish',
                input: ({ context }) => context,
                onDone: { target: 'stored', actions: 'takePublication' },
                onError: { target: 'stored', actions: 'takePublishFailure' },
              },
            },
          },
        },
      },
    },
  },
});
