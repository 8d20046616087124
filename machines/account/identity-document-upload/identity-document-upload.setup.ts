import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { Verification } from '#schemas/generated/api/types.gen.ts';
import type {
  IdentityDocumentUploadEmitted,
  IdentityDocumentUploadEvent,
  IdentityDocumentUploadFields,
  IdentityDocumentUploadMachineContext,
} from './identity-document-upload.types.ts';

const types = {} as {
  context: IdentityDocumentUploadMachineContext;
  events: IdentityDocumentUploadEvent;
  emitted: IdentityDocumentUploadEmitted;
};

interface Failed {
  readonly error: unknown;
}

interface Given {
  readonly documents: IdentityDocumentUploadFields;
}

export const identityDocumentUploadSetup = setup({
  types,
  actors: {
    sendDocuments: fromPromise<Verification, Given>(() => Promise.reject(new Error('sendDocuments is not provided'))),
  },
  actions: {
    clearRefusal: assign({ refusal: null }),
    setResult: assign((_, { output: result }: { readonly output: Verification }) => ({ result })),
    recordRefusal: assign((_, { error }: Failed) => ({ refusal: refusalOf(error) })),
    emitSent: emit({ type: 'identity-document-upload.sent' }),
  },
});

function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError) || !error.answered || error.status >= 500) return '';
  return error.firstMessage ?? '';
}
