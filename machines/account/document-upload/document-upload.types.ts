import type { Verification } from '#schemas/generated/api/types.gen.ts';

export interface SentDocuments {
  readonly method: 'photo_id_upload' | 'pdf_form';
  readonly front: File;
  readonly back: File | null;
}

export type DocumentUploadEvent = { readonly type: 'DOCUMENTS.SEND'; readonly documents: SentDocuments };

export interface DocumentUploadContext {
  readonly result: Verification | null;
  /** Why they were refused, in the words of the server; '' where it gave none. */
  readonly refusal: string | null;
}

export type DocumentUploadEmitted = { readonly type: 'document-upload.sent' };
