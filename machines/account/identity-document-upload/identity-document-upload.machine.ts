import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { identityDocumentUploadSetup } from './identity-document-upload.setup.ts';
import type { IdentityDocumentUploadEvent } from './identity-document-upload.types.ts';

/**
 * Upload of pictures of an identity document (specification: Screens, "manual-verification (image upload with compression)").
 * The browser compresses them before sending and does not store them.
 */
export const identityDocumentUploadMachine = identityDocumentUploadSetup.createMachine({
  id: 'identity-document-upload',
  context: { result: null, refusal: null },
  initial: 'choosing',
  states: {
    choosing: { on: { 'DOCUMENTS.SEND': { target: 'sending', actions: 'clearRefusal' } } },
    sending: {
      invoke: {
        id: 'sendDocuments',
        src: 'sendDocuments',
        input: sendDocumentsInput,
        onDone: { target: 'sent', actions: [{ type: 'setResult', params: getActorOutput }, 'emitSent'] },
        onError: { target: 'choosing', actions: { type: 'recordRefusal', params: getActorError } },
      },
    },
    sent: {},
  },
});

function sendDocumentsInput({ event }: { readonly event: IdentityDocumentUploadEvent }) {
  return { documents: event.documents };
}
