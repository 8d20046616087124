import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type { eventCreate } from '#schemas/generated/api/events.calls.gen.ts';
import type { ClientEvent, EventCreateResult } from '#schemas/generated/api/types.gen.ts';

const create: CallRefOf<typeof eventCreate> = { id: 'event.create' };

export interface ClientEventCalls {
  /** An event with a repeated key is recorded once. */
  create(
    event: ClientEvent,
    options?: Pick<CallOptions<never>, 'signal' | 'idempotencyKey'>,
  ): Promise<EventCreateResult>;
}

export function createClientEventCalls(transport: ApiTransport): ClientEventCalls {
  return {
    async create(event, options = {}) {
      return (await transport.send(create, { body: event }, options)).result;
    },
  };
}
