import type { SnapshotFrom } from 'xstate';
import type { identityDocumentUploadMachine } from './identity-document-upload.machine.ts';
import type { IdentityDocumentUploadContext } from './identity-document-upload.types.ts';

export interface IdentityDocumentUploadView extends IdentityDocumentUploadContext {
  readonly step: 'choosing' | 'sending' | 'sent';
}

export function identityDocumentUploadView({
  value,
  context,
}: SnapshotFrom<typeof identityDocumentUploadMachine>): IdentityDocumentUploadView {
  return { step: value, ...context };
}
