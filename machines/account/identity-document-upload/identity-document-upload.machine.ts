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
    choosing: { on: { 'DOCUMENTS.SEND': { target: 'sending', actions: 'begin' } } },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: sendInput,
        onDone: { target: 'sent', actions: [{ type: 'record', params: getActorOutput }, 'tellSent'] },
        onError: { target: 'choosing', actions: { type: 'recordRefusal', params: getActorError } },
      },
    },
    sent: {},
  },
});

function sendInput({ event }: { readonly event: IdentityDocumentUploadEvent }) {
  return { documents: event.documents };
}
