import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { Verification } from '#schemas/generated/api/types.gen.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { identityDocumentUploadMachine } from './identity-document-upload.machine.ts';
import type {
  IdentityDocumentUploadFields,
  IdentityDocumentUploadMachineContext,
} from './identity-document-upload.types.ts';

const documents: IdentityDocumentUploadFields = {
  method: 'photo_id_upload',
  front: new File([], 'front.jpg'),
  back: null,
};
const pending: Verification = { status: 'Pending Verification', methods: [] };
const messages = [{ code: 'file_too_large', message: 'This picture is too large.' }];
const errors = [
  new ApiError('No.', { status: 422, code: 'file_too_large', errors: { front: messages } }),
  new ApiError('No.', { status: 502, answered: false }),
];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    Object.assign({ type: 'DOCUMENTS.SEND' }, { documents }),
    ...listActorEvents(snapshot, 'sendDocuments', { outputs: [pending], errors }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { result, refusal }: IdentityDocumentUploadMachineContext = context;
  return `${String(value)}[${[result?.status, refusal === '' ? 'no words' : refusal].filter(Boolean).join(' ')}]`;
}

export const identityDocumentUploadWalk = defineFlowWalk({
  id: 'identity-document-upload',
  machine: identityDocumentUploadMachine,
  actors: ['sendDocuments'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events,
        describe,
        label: (event) =>
          'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.status}` : event.type,
      },
    },
  ],
});
