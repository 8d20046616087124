import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Verification } from '#schemas/generated/api/types.gen.ts';
import { identityDocumentUploadMachine } from './identity-document-upload.machine.ts';
import type { IdentityDocumentUploadFields } from './identity-document-upload.types.ts';

export interface IdentityDocumentUploadServices {
  /** Makes a picture smaller; what is none stays as it is. */
  readonly compress: (file: File) => Promise<File>;
  readonly send: (documents: IdentityDocumentUploadFields, signal: AbortSignal) => Promise<Verification>;
}

export function startIdentityDocumentUploadMachine(
  services: IdentityDocumentUploadServices,
): ActorRefFrom<typeof identityDocumentUploadMachine> {
  const { compress, send } = services;
  const machine = identityDocumentUploadMachine.provide({
    actors: {
      sendDocuments: fromPromise<Verification, { readonly documents: IdentityDocumentUploadFields }>(
        async ({ input: { documents }, signal }) => {
          const [front, back] = await Promise.all([
            compress(documents.front),
            documents.back ? compress(documents.back) : null,
          ]);
          return send({ ...documents, front, back }, signal);
        },
      ),
    },
  });
  return createActor(machine).start();
}
