import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { identityDocumentUploadMachine } from './identity-document-upload.machine.ts';
import type { IdentityDocumentUploadEvent } from './identity-document-upload.types.ts';

/** Pictures of a document that proves who a customer is. */
export const identityDocumentUploadFlow: FlowRef<
  SnapshotFrom<typeof identityDocumentUploadMachine>,
  IdentityDocumentUploadEvent
> = {
  id: 'identity-document-upload',
  scope: 'page',
};
