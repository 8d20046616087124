import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { waitForPromiseUnlessAborted } from './abort.ts';
import type { ApiAnswer, ApiTransport, CallInput, CallOptions, CallRef, ContractCall } from './transport.ts';

interface Reading {
  readonly answer: Promise<ApiAnswer<unknown>>;
  readonly wanted: AbortController;
  waiting: number;
  isOver: boolean;
}

/**
 * Shares identical reads on one page of a customer. A shared read is aborted with its last reader. Writes and reads of
 * signed-out visitors pass through, because the latter are shared by the cache.
 */
export function withReadCoalescing(transport: ApiTransport, calls: ReadonlyMap<string, ContractCall>): ApiTransport {
  const readings = new Map<string, Reading>();

  function begin(key: string, sendRequest: (signal: AbortSignal) => Promise<ApiAnswer<unknown>>): Reading {
    const wanted = new AbortController();
    const reading: Reading = { answer: sendRequest(wanted.signal), wanted, waiting: 0, isOver: false };
    const over = () => {
      reading.isOver = true;
    };
    reading.answer.then(over, over);
    readings.set(key, reading);
    return reading;
  }

  function leave(key: string, reading: Reading): void {
    reading.waiting -= 1;
    if (reading.waiting > 0 || reading.isOver) return;
    readings.delete(key);
    reading.wanted.abort();
  }

  return {
    async send<Params extends CallPathParams, Query extends CallQuery, Body, Result>(
      ref: CallRef<Params, Query, Body, Result>,
      input: CallInput<Params, Query, Body>,
      options: CallOptions<Result> = {},
    ): Promise<ApiAnswer<Result>> {
      const call = calls.get(ref.id);
      if (call?.method !== 'GET' || call.auth !== 'customer') return transport.send(ref, input, options);
      const key = JSON.stringify([ref.id, input.params, input.query]);
      const { signal, ...rest } = options;
      signal?.throwIfAborted();
      const reading =
        readings.get(key) ?? begin(key, (wanted) => transport.send(ref, input, { ...rest, signal: wanted }));
      reading.waiting += 1;
      try {
        // The key identifies call and input, so the type is the same.
        return (await waitForPromiseUnlessAborted(reading.answer, signal)) as ApiAnswer<Result>;
      } finally {
        leave(key, reading);
      }
    },
  };
}
