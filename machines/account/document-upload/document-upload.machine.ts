import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { Verification } from '#schemas/generated/api/types.gen.ts';
import type {
  DocumentUploadContext,
  DocumentUploadEmitted,
  DocumentUploadEvent,
  SentDocuments,
} from './document-upload.types.ts';

const types = {} as {
  context: DocumentUploadContext;
  events: DocumentUploadEvent;
  emitted: DocumentUploadEmitted;
};

interface Failed {
  readonly error: unknown;
}

interface Given {
  readonly documents: SentDocuments;
}

/**
 * Pictures of a document that proves who a customer is (specification: Screens, "manual-verification (image upload with
 * compression)"). Pictures are made smaller in the browser before they are sent; they are kept nowhere.
 */
export const documentUploadMachine = setup({
  types,
  actors: {
    send: fromPromise<Verification, Given>(() => Promise.reject(new Error('send is not provided'))),
  },
  actions: {
    begin: assign({ refusal: null }),
    record: assign((_, { result }: { readonly result: Verification }) => ({ result })),
    recordRefusal: assign((_, { error }: Failed) => ({ refusal: refusalOf(error) })),
    tellSent: emit({ type: 'document-upload.sent' }),
  },
}).createMachine({
  id: 'document-upload',
  context: { result: null, refusal: null },
  initial: 'choosing',
  states: {
    choosing: { on: { 'DOCUMENTS.SEND': { target: 'sending', actions: 'begin' } } },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ event }) => ({ documents: event.documents }),
        onDone: {
          target: 'sent',
          actions: [{ type: 'record', params: ({ event }) => ({ result: event.output }) }, 'tellSent'],
        },
        onError: {
          target: 'choosing',
          actions: { type: 'recordRefusal', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    sent: {},
  },
});

function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError) || !error.answered || error.status >= 500) return '';
  return error.firstMessage ?? '';
}
