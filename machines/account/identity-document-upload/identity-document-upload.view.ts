import type { SnapshotFrom } from 'xstate';
import type { identityDocumentUploadMachine } from './identity-document-upload.machine.ts';
import type { IdentityDocumentUploadMachineContext } from './identity-document-upload.types.ts';

export interface IdentityDocumentUploadView extends IdentityDocumentUploadMachineContext {
  readonly step: 'choosing' | 'sending' | 'sent';
}

export function identityDocumentUploadView({
  value,
  context,
}: SnapshotFrom<typeof identityDocumentUploadMachine>): IdentityDocumentUploadView {
  return { step: value, ...context };
}
