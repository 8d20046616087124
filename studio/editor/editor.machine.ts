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
    pauseInTyping: 500,
    endOfTyping: 2_000,
    retryPause: 3_000,
    frameLimit: 20_000,
    framePause: 15_000,
    checkPause: 1_000,
  },
  guards: {
    hasUnsavedChange: ({ context }) => listUnsavedDocuments(context).length > 0,
    hasNoRivalDraft: ({ context }) => Object.keys(context.rivals).length === 0,
    hasUnrenderedChange: ({ context }) => context.revision > context.renderedRevision,
    isShown: ({ context }) => (context.place?.page.path ?? null) !== null,
    isLoaded: ({ context: { place, documents } }) => place !== null && formatDocumentId(place.key) in documents,
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
      on: { 'PLACE.OPEN': { actions: 'takePlace' } },
      invoke: {
        src: 'loadDrafts',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: 'takeDocuments' },
        onError: { target: 'unavailable', actions: 'takeLoadFailure' },
      },
    },
    unavailable: { on: { 'DOCUMENT.LOAD': 'loadingDrafts', 'PLACE.OPEN': { actions: 'takePlace' } } },
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
        'RIVAL.MERGE': { actions: 'mergeWithRival' },
        'COPY.USE': { actions: 'restoreCopy' },
        'CHANGE.UNDO': { actions: 'undoChange' },
        'CHANGE.REDO': { actions: 'redoChange' },
        'MODE.CHANGE': { actions: 'changeMode' },
        'WIDTH.CHANGE': { actions: 'changeWidth' },
      },
      states: {
        document: {
          initial: 'opening',
          on: { 'PLACE.OPEN': { target: '.opening', actions: 'takePlace' }, 'DOCUMENT.CREATE': '.creating' },
          states: {
            opening: {
              always: [{ guard: 'isLoaded', target: 'open' }],
              invoke: {
                src: 'loadDocument',
                input: ({ context }) => context,
                onDone: { target: 'open', actions: 'takeDocuments' },
                onError: { target: 'unavailable', actions: 'takeLoadFailure' },
              },
            },
            creating: {
              invoke: {
                src: 'createDocument',
                input: ({ context, event }) => ({ context, event }),
                onDone: {
                  target: 'open',
                  actions: [
                    'takeCreation',
                    raise(({ event }) => ({ type: 'PLACE.OPEN' as const, place: event.output.place })),
                  ],
                },
                onError: { target: 'open', actions: 'takeCreationFailure' },
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
            'PLACE.OPEN': { guard: 'isOtherPage', target: '.opening', actions: 'leaveStage' },
          },
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
            notOpened: {
              on: { 'STAGE.LOAD': { target: 'opening', actions: 'forgetStageFailure' } },
              after: { retryPause: 'opening' },
            },
            absent: {},
            waiting: {
              initial: 'unchecked',
              on: {
                'STAGE.READY': { target: 'checking', actions: 'forgetStageFailure' },
                'STAGE.LOAD': { target: 'opening', actions: 'forgetStageFailure' },
              },
              after: { frameLimit: { target: 'notLoaded', actions: 'takeFrameFailure' } },
              // Finds errors of the documents while a slow frame loads. Before, it would only delay the page of the frame.
              states: {
                unchecked: { after: { checkPause: 'loading' } },
                loading: { always: { guard: 'isLoaded', target: 'checking' } },
                checking: {
                  invoke: {
                    src: 'renderStage',
                    input: ({ context }) => context,
                    onDone: { target: 'checked', actions: 'takeFirstPayload' },
                    // Rendered once the frame is loaded.
                    onError: 'checked',
                  },
                },
                checked: { on: { 'STAGE.READY': { target: '#shown', actions: 'forgetStageFailure' } } },
              },
            },
            // Finds errors of the documents that the frame shows.
            checking: {
              initial: 'loading',
              on: { 'STAGE.READY': 'rendering' },
              states: {
                loading: { always: { guard: 'isLoaded', target: 'judging' } },
                judging: {
                  invoke: {
                    src: 'renderStage',
                    input: ({ context }) => context,
                    onDone: { target: '#shown', actions: 'takeFirstPayload' },
                    onError: '#shown',
                  },
                },
              },
            },
            // The frame stays for a while, because it may be slow.
            notLoaded: {
              on: {
                'STAGE.READY': { target: 'rendering', actions: 'forgetStageFailure' },
                'STAGE.LOAD': { target: 'opening', actions: 'forgetStageFailure' },
              },
              after: { framePause: 'opening' },
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
                onDone: { target: 'shown', actions: 'takePayload' },
                onError: { target: 'failed', actions: 'takeStageFailure' },
              },
            },
            failed: {
              on: { 'STAGE.LOAD': 'rendering' },
              after: { retryPause: 'rendering' },
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
          states: { ended: {}, running: { after: { endOfTyping: { target: 'ended', actions: 'endTyping' } } } },
        },
        draft: {
          initial: 'stored',
          states: {
            stored: {
              always: { guard: 'hasUnsavedChange', target: 'typing' },
              // Drafts of other windows that wait for a choice must not be overwritten.
              on: {
                'DOCUMENTS.PUBLISH': { guard: 'hasNoRivalDraft', target: 'publishing' },
                'DRAFTS.DISCARD': { guard: 'hasNoRivalDraft', target: 'discarding' },
              },
            },
            typing: { after: { pauseInTyping: 'storing' } },
            storing: {
              invoke: {
                src: 'saveDrafts',
                input: ({ context }) => context,
                onDone: { target: 'stored', actions: 'takeSavedDrafts' },
                onError: { target: 'notStored', actions: 'takeStoreRefusal' },
              },
            },
            notStored: { after: { retryPause: 'storing' } },
            discarding: {
              invoke: {
                src: 'discardDrafts',
                input: ({ context }) => context,
                onDone: { target: 'stored', actions: 'takeDiscard' },
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
