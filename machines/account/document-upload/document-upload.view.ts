import type { SnapshotFrom } from 'xstate';
import type { documentUploadMachine } from './document-upload.machine.ts';
import type { DocumentUploadContext } from './document-upload.types.ts';

export interface DocumentUploadView extends DocumentUploadContext {
  readonly step: 'choosing' | 'sending' | 'sent';
}

export function documentUploadView({ value, context }: SnapshotFrom<typeof documentUploadMachine>): DocumentUploadView {
  return { step: value, ...context };
}
