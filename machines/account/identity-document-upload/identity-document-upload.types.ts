import type { Verification } from '#schemas/generated/api/types.gen.ts';

export interface IdentityDocumentUploadFields {
  readonly method: 'photo_id_upload' | 'pdf_form';
  readonly front: File;
  readonly back: File | null;
}

export type IdentityDocumentUploadEvent = {
  readonly type: 'DOCUMENTS.SEND';
  readonly documents: IdentityDocumentUploadFields;
};

export interface IdentityDocumentUploadMachineContext {
  readonly result: Verification | null;
  /** Why they were refused, in the words of the server; '' where it gave none. */
  readonly refusal: string | null;
}

export type IdentityDocumentUploadEmitted = { readonly type: 'identity-document-upload.sent' };
