import { not, raise, setup } from 'xstate';
import { editorActions } from './editor.actions.ts';
import { editorActors } from './editor.actors.ts';
import type { EditorContext, EditorEvent, EditorInput } from './editor.types.ts';
import { startHistory } from './history.ts';
import { formatDocumentId } from './open-documents.ts';
import { isOtherPage } from './place.ts';
import { listUnsavedDocuments } from './rival-versions.ts';
import { USUAL_VIEWER } from './viewer.ts';

const editorSetup = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as EditorInput,
  },
  actors: editorActors,
  actions: editorActions,
  delays: {
    saveDelay: 500,
    typingTimeout: 2_000,
    retryDelay: 3_000,
    frameTimeout: 20_000,
    frameRetryDelay: 15_000,
    checkDelay: 1_000,
  },
  guards: {
    hasUnsavedChange: ({ context }) => listUnsavedDocuments(context).length > 0,
    hasNoConflict: ({ context }) => Object.keys(context.rivals).length === 0,
    hasUnrenderedChange: ({ context }) => context.revision > context.renderedRevision,
    hasPage: ({ context }) => (context.place?.page.path ?? null) !== null,
    isDocumentLoaded: ({ context: { place, documents } }) => place !== null && formatDocumentId(place.key) in documents,
    isOtherPage: ({ context: { place }, event }) => event.type === 'PLACE.OPEN' && isOtherPage(place, event.place),
  },
});

/** Editing session over all documents: which one is open, stage rendering, draft storage and publishing. */
export const editorMachine = editorSetup.createMachine({
  id: 'editor',
  context: ({ input }) => ({
    ...input,
    place: null,
    created: null,
    documents: {},
    history: startHistory({}),
    saved: {},
    revisions: {},
    rivals: {},
    revision: 0,
    renderedRevision: 0,
    openedRevision: 0,
    stageUrl: null,
    payload: null,
    problems: [],
    chosen: null,
    copied: null,
    mode: 'select',
    viewer: USUAL_VIEWER,
    width: null,
    notice: null,
    stageFailure: null,
    loadFailure: null,
  }),
  initial: 'loadingDrafts',
  states: {
    loadingDrafts: {
      on: { 'PLACE.OPEN': { actions: 'setPlace' } },
      invoke: {
        src: 'loadDrafts',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: 'addDocuments' },
        onError: { target: 'unavailable', actions: 'setLoadFailure' },
      },
    },
    unavailable: { on: { 'DOCUMENT.LOAD': 'loadingDrafts', 'PLACE.OPEN': { actions: 'setPlace' } } },
    editing: {
      type: 'parallel',
      on: {
        'BLOCK.MOVE': { actions: 'moveBlock' },
        'BLOCK.ADD': { actions: 'addBlocks' },
        'BLOCK.REPARENT': { actions: 'reparentBlock' },
        'BLOCK.DUPLICATE': { actions: 'duplicateBlock' },
        'BLOCK.COPY': { actions: 'copyBlock' },
        'BLOCK.PASTE': { actions: 'pasteBlock' },
        'BLOCK.RESET': { actions: 'resetBlock' },
        'BLOCK.REMOVE': { actions: 'removeBlock' },
        'BLOCK.CHOOSE': { actions: 'chooseBlock' },
        'DOCUMENT.REPLACE': { actions: 'replaceDocument' },
        'CONFLICT.RESOLVE': { actions: 'resolveConflict' },
        'LOCAL_COPY.RESTORE': { actions: 'restoreLocalCopy' },
        'CHANGE.UNDO': { actions: 'undoChange' },
        'CHANGE.REDO': { actions: 'redoChange' },
        'MODE.CHANGE': { actions: 'changeMode' },
        'WIDTH.CHANGE': { actions: 'changeWidth' },
      },
      states: {
        document: {
          initial: 'opening',
          on: { 'PLACE.OPEN': { target: '.opening', actions: 'setPlace' }, 'DOCUMENT.CREATE': '.creating' },
          states: {
            opening: {
              always: [{ guard: 'isDocumentLoaded', target: 'open' }],
              invoke: {
                src: 'loadDocument',
                input: ({ context }) => context,
                onDone: { target: 'open', actions: 'addDocuments' },
                onError: { target: 'unavailable', actions: 'setLoadFailure' },
              },
            },
            creating: {
              invoke: {
                src: 'createDocument',
                input: ({ context, event }) => ({ context, event }),
                onDone: {
                  target: 'open',
                  actions: [
                    'addCreatedDocument',
                    raise(({ event }) => ({ type: 'PLACE.OPEN' as const, place: event.output.place })),
                  ],
                },
                onError: { target: 'open', actions: 'setCreationFailure' },
              },
            },
            open: {},
            unavailable: { on: { 'DOCUMENT.LOAD': 'opening' } },
          },
        },
        stage: {
          initial: 'opening',
          // Reloads the frame, because the simulated visitor affects more than blocks.
          on: {
            'VIEWER.CHANGE': { target: '.opening', actions: 'changeViewer' },
            'PLACE.OPEN': { guard: 'isOtherPage', target: '.opening', actions: 'resetStage' },
          },
          states: {
            opening: {
              always: { guard: not('hasPage'), target: 'absent' },
              invoke: {
                src: 'openStage',
                input: ({ context }) => context,
                onDone: { target: 'waiting', actions: 'setStageUrl' },
                onError: { target: 'notOpened', actions: 'setStageFailure' },
              },
            },
            notOpened: {
              on: { 'STAGE.LOAD': { target: 'opening', actions: 'clearStageFailure' } },
              after: { retryDelay: 'opening' },
            },
            absent: {},
            waiting: {
              initial: 'unchecked',
              on: {
                'STAGE.READY': { target: 'checking', actions: 'clearStageFailure' },
                'STAGE.LOAD': { target: 'opening', actions: 'clearStageFailure' },
              },
              after: { frameTimeout: { target: 'notLoaded', actions: 'setFrameFailure' } },
              // Finds errors of the documents while a slow frame loads. Before, it would only delay the page of the frame.
              states: {
                unchecked: { after: { checkDelay: 'loading' } },
                loading: { always: { guard: 'isDocumentLoaded', target: 'checking' } },
                checking: {
                  invoke: {
                    src: 'renderStage',
                    input: ({ context }) => context,
                    onDone: { target: 'checked', actions: 'setFirstPayload' },
                    // Rendered once the frame is loaded.
                    onError: 'checked',
                  },
                },
                checked: { on: { 'STAGE.READY': { target: '#shown', actions: 'clearStageFailure' } } },
              },
            },
            // Finds errors of the documents that the frame shows.
            checking: {
              initial: 'loading',
              on: { 'STAGE.READY': 'rendering' },
              states: {
                loading: { always: { guard: 'isDocumentLoaded', target: 'judging' } },
                judging: {
                  invoke: {
                    src: 'renderStage',
                    input: ({ context }) => context,
                    onDone: { target: '#shown', actions: 'setFirstPayload' },
                    onError: '#shown',
                  },
                },
              },
            },
            // The frame stays for a while, because it may be slow.
            notLoaded: {
              on: {
                'STAGE.READY': { target: 'rendering', actions: 'clearStageFailure' },
                'STAGE.LOAD': { target: 'opening', actions: 'clearStageFailure' },
              },
              after: { frameRetryDelay: 'opening' },
            },
            shown: {
              id: 'shown',
              always: { guard: 'hasUnrenderedChange', target: 'rendering' },
              on: { 'STAGE.READY': 'rendering' },
            },
            rendering: {
              invoke: {
                src: 'renderStage',
                input: ({ context }) => context,
                onDone: { target: 'shown', actions: 'setPayload' },
                onError: { target: 'failed', actions: 'setStageFailure' },
              },
            },
            failed: {
              on: { 'STAGE.LOAD': 'rendering' },
              after: { retryDelay: 'rendering' },
              always: { guard: 'hasUnrenderedChange', target: 'rendering' },
            },
          },
        },
        typing: {
          initial: 'ended',
          on: {
            'FIELD.CHANGE': { target: '.running', actions: 'changeField' },
            'MESSAGE.CHANGE': { target: '.running', actions: 'changeMessage' },
          },
          states: { ended: {}, running: { after: { typingTimeout: { target: 'ended', actions: 'endTyping' } } } },
        },
        draft: {
          initial: 'stored',
          states: {
            stored: {
              always: { guard: 'hasUnsavedChange', target: 'typing' },
              // Drafts of other windows that wait for a choice must not be overwritten.
              on: {
                'DOCUMENTS.PUBLISH': { guard: 'hasNoConflict', target: 'publishing' },
                'DRAFTS.DISCARD': { guard: 'hasNoConflict', target: 'discarding' },
              },
            },
            typing: { after: { saveDelay: 'storing' } },
            storing: {
              invoke: {
                src: 'saveDrafts',
                input: ({ context }) => context,
                onDone: { target: 'stored', actions: 'applySavedDrafts' },
                onError: { target: 'notStored', actions: 'setSaveRefusal' },
              },
            },
            notStored: { after: { retryDelay: 'storing' } },
            discarding: {
              invoke: {
                src: 'discardDrafts',
                input: ({ context }) => context,
                onDone: { target: 'stored', actions: 'applyDiscard' },
                onError: { target: 'stored', actions: 'setPublishFailure' },
              },
            },
            // No drafts are saved while publishing, so that later drafts are based on the new version.
            publishing: {
              invoke: {
                src: 'publish',
                input: ({ context }) => context,
                onDone: { target: 'stored', actions: 'applyPublication' },
                onError: { target: 'stored', actions: 'setPublishFailure' },
              },
            },
          },
        },
      },
    },
  },
});
