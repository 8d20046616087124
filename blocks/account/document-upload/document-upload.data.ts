import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { DocumentUploadProps } from './document-upload.gen.ts';

export type UploadableDocumentKind = 'photo_id_upload' | 'pdf_form';

export interface DocumentUploadBlockData {
  /** Why nothing is to be sent, or what can be. */
  readonly kinds: 'verified' | 'pending' | readonly UploadableDocumentKind[];
}

const KINDS: readonly UploadableDocumentKind[] = ['photo_id_upload', 'pdf_form'];

export const loadDocumentUploadData: LoadBlockData<
  DocumentUploadProps,
  DocumentUploadBlockData,
  ShopBlockLoaderServices
> = async ({ services, signal }) => {
  const { verification } = await services.commerce.customer.get({ signal });
  const { status, methods } = verification;
  if (status === 'Verified') return { data: { kinds: 'verified' } };
  if (status === 'Pending Verification') return { data: { kinds: 'pending' } };
  const isOpen = (kind: UploadableDocumentKind) =>
    methods.some((method) => method.type === kind && method.status !== 'disabled');
  return { data: { kinds: KINDS.filter(isOpen) } };
};
