import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Verification } from '#schemas/generated/api/types.gen.ts';
import { documentUploadMachine } from './document-upload.machine.ts';
import type { SentDocuments } from './document-upload.types.ts';

export interface DocumentUploadServices {
  /** Makes a picture smaller; what is none stays as it is. */
  readonly compress: (file: File) => Promise<File>;
  readonly send: (documents: SentDocuments, signal: AbortSignal) => Promise<Verification>;
}

export function startDocumentUpload(services: DocumentUploadServices): ActorRefFrom<typeof documentUploadMachine> {
  const { compress, send } = services;
  const machine = documentUploadMachine.provide({
    actors: {
      send: fromPromise<Verification, { readonly documents: SentDocuments }>(
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
