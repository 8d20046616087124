import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Pictures of a document that proves who a customer is. */
export function createIdentityDocumentUploadFlowLoader({
  commerce: { verification },
}: Pick<FlowLoaderDependencies, 'commerce'>): FlowLoader {
  return async () => {
    const [{ startIdentityDocumentUploadMachine: startDocumentUpload }, { compressPictureForUpload }] =
      await Promise.all([
        import('#machines/account/identity-document-upload/identity-document-upload.start.ts'),
        import('../compress-picture.ts'),
      ]);
    return () =>
      startDocumentUpload({
        compress: compressPictureForUpload,
        send: ({ method, front, back }, signal) =>
          verification.sendDocuments({ method, front, ...(back && { back }) }, { signal }),
      });
  };
}
