import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { documentUploadMachine } from './document-upload.machine.ts';
import type { DocumentUploadEvent } from './document-upload.types.ts';

/** Pictures of a document that proves who a customer is. */
export const documentUploadFlow: FlowRef<SnapshotFrom<typeof documentUploadMachine>, DocumentUploadEvent> = {
  id: 'document-upload',
  scope: 'page',
};
